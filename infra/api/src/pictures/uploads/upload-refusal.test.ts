import { readFile, writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { toFormRefusal } from './receive-upload.ts';
import { toUploadRefusal } from './upload-refusal.ts';
import { uploadRules } from './upload-rules.ts';

const failed = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

test('[C160] a full disk is told as read-only wherever a picture meets it, as every other call tells it', async () => {
  const full = await failed(writeFile('/dev/full', 'x'));
  expect(toFormRefusal(full)).toMatchObject({ type: 'read-only', status: 503 });
  expect(toUploadRefusal(full, uploadRules.plan)).toMatchObject({ type: 'read-only', status: 503 });
});

test('[C160] a disk that is away for another reason may be tried again', async () => {
  const away = await failed(readFile('/proc/self/mem'));
  expect(toFormRefusal(away)).toMatchObject({ type: 'unavailable' });
  expect(toUploadRefusal(away, uploadRules.plan)).toMatchObject({ type: 'unavailable' });
});
