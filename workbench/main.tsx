import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { readRuntimeConfig } from '@/api/runtime-config';
import { brandOf } from '@/app/brand/brands';
import { wearBrand } from '@/app/brand/wear-brand';
import '@/app/styles';

import { Workbench } from './workbench';

wearBrand(brandOf(readRuntimeConfig(document).brandBackend));
createRoot(document.getElementById('root') ?? document.body).render(
  <StrictMode>
    <Workbench />
  </StrictMode>,
);
