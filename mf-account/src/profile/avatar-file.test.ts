import { expect, test } from 'vitest';
import { avatarIssue } from './avatar-file.ts';

const file = (bytes: readonly number[]) => new Blob([new Uint8Array(bytes)]);

test('[B133] a picture is known by its first bytes, whatever its name says', async () => {
  expect(await avatarIssue(file([0xff, 0xd8, 0xff, 0xe0]))).toBeUndefined();
  expect(await avatarIssue(file([0x4d, 0x4d, 0x00, 0x2a]))).toBeUndefined();
  for (const wrong of [[0x47, 0x49, 0x46, 0x38], [0x3c, 0x73, 0x76, 0x67], [0xff, 0xd8], []]) {
    expect(await avatarIssue(file(wrong))).toBe('La imagen debe ser JPG, PNG o TIFF');
  }
});

test('[B133] a picture of more than 12 MB is refused before it is sent', async () => {
  const bytes = new Uint8Array(12 * 1024 * 1024 + 1);
  bytes.set([0xff, 0xd8, 0xff]);
  expect(await avatarIssue(new Blob([bytes]))).toBe('La imagen debe pesar máximo 12 MB');
});
