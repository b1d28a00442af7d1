// Renders the workbench with the brand of the configuration.
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { readRuntimeConfig } from '@/api/runtime-config';
import { applyBrand } from '@/app/brand/apply-brand';
import '@/app/styles';

import { Workbench } from './workbench';

applyBrand(readRuntimeConfig(document).brand);
createRoot(document.getElementById('root') ?? document.body).render(
  <StrictMode>
    <Workbench />
  </StrictMode>,
);
