import { formatFileSize } from '@/shared/format/file-size';
import { within } from '@/shared/lib/within';

/** Maximum file size that the backend accepts. */
const MAX_FILE_BYTES = 10 * 1024 * 1024;

/** Value of the attribute `accept`: MIME types, and extensions because some systems report no MIME type. */
export const ACCEPTED_TYPES = 'image/jpeg,image/png,application/pdf,.jpg,.jpeg,.png,.pdf';

/** Photos above this size are compressed: photos of phones have eight times the detail needed. */
const COMPRESS_ABOVE_BYTES = 1.5 * 1024 * 1024;
/** Maximum length of the longer edge of a compressed photo. */
const MAX_EDGE_PX = 2400;
/** Quality of a compressed photo, from 0 to 1. */
const JPEG_QUALITY = 0.85;
/** Longest wait for the compression, which never ends on some phones without free memory. */
export const COMPRESSION_LIMIT_MS = 10_000;

/**
 * Validates name, MIME type and size of a file, not its content: a JPG, PNG or PDF of 1 byte to 10 MB, whose MIME type may be missing.
 * Returns an error message, or undefined if the file is valid.
 */
export function validateDocumentFile({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  if (!/\.(jpe?g|png|pdf)$/i.test(name) || !/^(image\/(jpeg|png)|application\/pdf)?$/.test(type))
    return 'Envie um arquivo JPG, PNG ou PDF.';
  if (size === 0) return 'O arquivo está vazio. Escolha outro.';
  if (size > MAX_FILE_BYTES) return `O arquivo tem ${formatFileSize(size)}. O máximo é 10 MB.`;
  return undefined;
}

/**
 * Compresses a large photo to a JPEG, for slow networks. Its name then ends in `.jpg`. Returns other files unchanged, also photos without a
 * MIME type, and those that cannot be compressed in time or do not become smaller. Never rejects.
 */
export async function compressImage(file: File): Promise<File> {
  if (!file.type.startsWith('image/') || file.size <= COMPRESS_ABOVE_BYTES) return file;
  try {
    return await within(COMPRESSION_LIMIT_MS, compress(file));
  } catch {
    return file; // The backend rejects files that it cannot read.
  }
}

async function compress(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, MAX_EDGE_PX / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY));
  if (blob === null || blob.size >= file.size) return file;
  return new File([blob], file.name.replace(/\.[^.]+$/, '.jpg'), { type: 'image/jpeg' });
}
