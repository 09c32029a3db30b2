import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import { type UploadPurpose, uploadPurpose } from '@umbral/domain/api/uploads.ts';
import type { FastifyRequest } from 'fastify';
import { isOutOfRoom } from 'infra-db/out-of-room.ts';
import { Refusal } from '../../engine/replies/refusal.ts';
import { maxFileBytes } from './upload-rules.ts';
import { uploadTexts } from './upload-texts.ts';

/** A file as it arrived, on the disk of this machine. */
export interface ReceivedUpload {
  readonly purpose: UploadPurpose;
  readonly path: string;
  readonly bytes: number;
  /** SHA-256 of its bytes, hexadecimal. */
  readonly hash: string;
}

const limits = {
  fileSize: maxFileBytes,
  files: 1,
  fields: 2,
  parts: 4,
  fieldNameSize: 40,
  fieldSize: 60,
  headerPairs: 20,
};
/** Room for the form around the largest file. */
const mostBytes = maxFileBytes + 64 * 1024;

const folderPrefix = 'umbral-upload-';
/** No upload takes this long. */
const lostAfterMs = 3_600_000;

/** Removes what uploads left on this machine whose process was killed. */
export async function forgetLostUploads(now: Date): Promise<void> {
  const root = tmpdir();
  const names = (await readdir(root)).filter((name) => name.startsWith(folderPrefix));
  for (const path of names.map((name) => join(root, name))) {
    const facts = await stat(path).catch(() => undefined);
    if (facts && now.getTime() - facts.mtimeMs > lostAfterMs) await rm(path, { recursive: true, force: true });
  }
}

/**
 * Receives the form of an upload, whose file goes to the disk and never as a whole into memory, and hands it on; the
 * file is gone afterwards, however it went. `admit` may refuse the purpose before the file is read.
 */
export async function receiveUpload<T>(
  request: FastifyRequest,
  admit: (purpose: UploadPurpose) => void,
  work: (received: ReceivedUpload) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) throw new Refusal('unsupported-type');
  if (Number(request.headers['content-length'] ?? 0) > mostBytes) throw tooLarge();
  return inFolder(async (path) => {
    const received = await readForm(request, path, admit).catch((error: unknown) => {
      // What is still on its way is thrown away, so that the connection can carry the answer.
      request.raw.unpipe();
      request.raw.resume();
      throw toFormRefusal(error);
    });
    return work(received);
  });
}

/** Gives work a path for one file on the disk of this machine; the file is gone afterwards, however it went. */
export async function inFolder<T>(work: (path: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), folderPrefix));
  try {
    return await work(join(folder, 'file'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function readForm(
  request: FastifyRequest,
  path: string,
  admit: (purpose: UploadPurpose) => void,
): Promise<ReceivedUpload> {
  let purpose: UploadPurpose | undefined;
  let file: { bytes: number; hash: string } | undefined;
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      if (part.fieldname === 'file') throw invalid('file', uploadTexts.missing);
      if (part.fieldname !== 'purpose' || purpose) throw invalid(part.fieldname.slice(0, 40), uploadTexts.field);
      const parsed = uploadPurpose.safeParse(part.value);
      if (!parsed.success) throw invalid('purpose', uploadTexts.purpose);
      purpose = parsed.data;
      admit(purpose);
    } else {
      if (part.fieldname !== 'file') throw invalid('file', uploadTexts.missing);
      file = await writeFile(part, path);
    }
  }
  if (!purpose) throw invalid('purpose', uploadTexts.purpose);
  if (!file || file.bytes === 0) throw invalid('file', uploadTexts.missing);
  return { purpose, path, ...file };
}

async function writeFile({ file }: MultipartFile, path: string): Promise<{ bytes: number; hash: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.byteLength;
      hash.update(chunk);
      done(null, chunk);
    },
  });
  await pipeline(file, meter, createWriteStream(path, { flags: 'wx' }));
  // A file above the limit is cut off without a word.
  if (file.truncated) throw tooLarge();
  return { bytes, hash: hash.digest('hex') };
}

function tooLarge(): Refusal {
  return new Refusal('too-large', { file: uploadTexts.tooLarge });
}

function invalid(field: string, message: string): Refusal {
  return new Refusal('invalid-input', { [field]: message });
}

/** Reading a form fails by its sender, except where this machine has no room, or no way to its disk. */
export function toFormRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (isOutOfRoom(error)) return new Refusal('read-only');
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (['EMFILE', 'ENFILE', 'EIO', 'EROFS'].includes(code)) return new Refusal('unavailable');
  if (['FST_FILES_LIMIT', 'FST_PARTS_LIMIT', 'FST_FIELDS_LIMIT'].includes(code))
    return invalid('file', uploadTexts.many);
  return invalid('file', uploadTexts.incomplete);
}
