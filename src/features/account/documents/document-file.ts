import { formatFileSize } from '@/shared/format/file-size';

/** The largest file that the backend takes, in bytes. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;

/** What a file box offers to choose from. */
export const ACCEPTED_TYPES = 'image/jpeg,image/png,application/pdf,.jpg,.jpeg,.png,.pdf';

/** A photo over so many bytes is made smaller: a phone's camera sends eight times what is needed to read a document. */
const COMPRESS_ABOVE_BYTES = 1.5 * 1024 * 1024;
/** The longer edge of a photo that was made smaller, in pixels. */
const MAX_EDGE_PX = 2400;
const JPEG_QUALITY = 0.85;

/** Why a file cannot be sent; undefined where nothing is against it. */
export function validateDocumentFile({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  if (!/\.(jpe?g|png|pdf)$/i.test(name) || !/^(image\/(jpeg|png)|application\/pdf)?$/.test(type))
    return 'Envie um arquivo JPG, PNG ou PDF.';
  if (size === 0) return 'O arquivo está vazio. Escolha outro.';
  if (size > MAX_FILE_BYTES) return `O arquivo tem ${formatFileSize(size)}. O máximo é 10 MB.`;
  return undefined;
}

/**
 * A photo small enough for a phone's network. What cannot be read as an image, or is small already, stays as it is.
 *
 * @param file as it was chosen
 */
export async function compressImage(file: File): Promise<File> {
  if (!file.type.startsWith('image/') || file.size <= COMPRESS_ABOVE_BYTES) return file;
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, MAX_EDGE_PX / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY));
    if (blob === null || blob.size >= file.size) return file;
    return new File([blob], file.name.replace(/\.[^.]+$/, '.jpg'), { type: 'image/jpeg' });
  } catch {
    return file; // The backend says what it cannot read.
  }
}
