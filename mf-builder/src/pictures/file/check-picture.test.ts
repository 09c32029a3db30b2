import { expect, test } from 'vitest';
import { tinyFile, tinyPicture } from '../testing/tiny-pictures.ts';
import { checkPicture } from './check-picture.ts';
import { pictureKeyOf } from './picture-key.ts';

const mebibyte = 1024 * 1024;

/** A file of so many bytes that begins as a picture. */
function padded(bytes: number): File {
  return new File([tinyPicture('jpeg'), new Uint8Array(bytes - tinyPicture('jpeg').length)], 'a.jpg');
}

/** A png whose header promises so many pixels. */
function pngOf(width: number, height: number): File {
  const bytes = tinyPicture('png');
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return new File([bytes], 'a.png');
}

test('[B096] a picture is at most 12 MB, a logo 500K, each in the words of the product', async () => {
  expect(await checkPicture(padded(12 * mebibyte), 'project-photo')).toHaveProperty('hash');
  expect(await checkPicture(padded(12 * mebibyte + 1), 'project-photo')).toEqual({
    issue: 'La imagen debe pesar máximo 12 MB',
  });
  expect(await checkPicture(padded(500 * 1024), 'project-logo')).toHaveProperty('hash');
  expect(await checkPicture(padded(500 * 1024 + 1), 'project-logo')).toEqual({
    issue: 'El logo debe pesar máximo 500K',
  });
});

test('[B096] a picture that lies about its type is refused by its bytes, and one that is honest under a wrong name is not', async () => {
  const page = new File(['<!doctype html><script>alert(1)</script>'], 'foto.jpg', { type: 'image/jpeg' });
  expect(await checkPicture(page, 'plant-photo')).toEqual({ issue: 'La imagen debe ser JPG, PNG o TIFF' });
  expect(await checkPicture(page, 'project-logo')).toEqual({ issue: 'El logo debe ser JPG o PNG' });
  const named = new File([tinyPicture('tiff')], 'foto.gif', { type: 'image/gif' });
  expect(await checkPicture(named, 'plant-photo')).toMatchObject({ width: 3, height: 2 });
  expect(await checkPicture(named, 'project-logo')).toEqual({ issue: 'El logo debe ser JPG o PNG' });
});

test('[B096] a picture of too many pixels, or cut off, is not sent', async () => {
  const tooMany = { issue: 'La imagen tiene demasiados píxeles. Redúcela e inténtalo de nuevo' };
  expect(await checkPicture(pngOf(16_001, 1), 'plan')).toEqual(tooMany);
  expect(await checkPicture(pngOf(10_000, 5001), 'plan')).toEqual(tooMany);
  expect(await checkPicture(pngOf(10_000, 5000), 'plan')).toMatchObject({ width: 10_000 });
  const cut = new File([tinyPicture('jpeg').subarray(0, 30)], 'a.jpg');
  expect(await checkPicture(cut, 'plan')).toEqual({
    issue: 'La imagen está dañada o incompleta. Prueba con otra copia',
  });
});

test('the key of a picture is of its person, its purpose and its bytes', async () => {
  const checked = await checkPicture(tinyFile('a.jpg'), 'plan');
  const hash = 'hash' in checked ? checked.hash : '';
  const keys = await Promise.all([
    pictureKeyOf(7, 'plan', hash),
    pictureKeyOf(7, 'plan', hash),
    pictureKeyOf(8, 'plan', hash),
    pictureKeyOf(7, 'blueprint', hash),
  ]);
  expect(keys[0]).toMatch(/^up-[0-9a-f]{40}$/);
  expect([keys[1] === keys[0], new Set(keys).size]).toEqual([true, 3]);
});
