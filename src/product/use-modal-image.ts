import { useQuery } from '@tanstack/react-query';

import type { ModalImages } from '@generated/api/model/modal-images';

import { assetUrl } from './asset-url';
import { modalImagesQuery } from './modal-images-query';

/** Returns the URL of a modal's banner; undefined while loading, or if the backend has none (SPEC M3). */
export function useModalImage(name: keyof ModalImages): string | undefined {
  const image = useQuery(modalImagesQuery()).data?.[name];
  return image ? assetUrl(image) : undefined;
}
