import { limits } from '../../../../contract/index.ts';

/** Larger than pages and emails show it, for high-density screens. */
const [maxWidth, maxHeight] = [480, 160];

/**
 * Reads a picture from a file and draws it again, no larger than it is shown. Returns a data URL of a PNG or, if that
 * is too long, a JPEG; undefined if the file is not a picture. Other data in the file, such as where a photo was taken,
 * is not sent.
 */
export async function readLogo(file: Blob): Promise<string | undefined> {
  const picture = new Image();
  picture.src = await dataUrlOf(file);
  try {
    await picture.decode();
  } catch {
    return undefined; // the browser cannot show it
  }
  const { naturalWidth: width, naturalHeight: height } = picture;
  // An SVG without a size fills the frame.
  const scale = width > 0 ? Math.min(1, maxWidth / width, maxHeight / height) : 1;
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round((width || maxWidth) * scale));
  canvas.height = Math.max(1, Math.round((height || maxHeight) * scale));
  const context = canvas.getContext('2d');
  context?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const png = canvas.toDataURL('image/png');
  if (png.length <= limits.logo || !context) return png;
  // A JPEG shows what is transparent in black.
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg');
}

function dataUrlOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error));
    reader.readAsDataURL(file);
  });
}
