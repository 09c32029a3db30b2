import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../engine/replies/refusal.ts';
import { toFormRefusal } from './receive-upload.ts';
import { uploadTexts } from './upload-texts.ts';

/**
 * Receives the form of one part, at most `mostBytes` of it. A part whose connection breaks is as if it had never been
 * sent. Throws `Refusal`.
 */
export async function receivePart(request: FastifyRequest, mostBytes: number): Promise<Buffer> {
  if (!request.isMultipart()) throw new Refusal('unsupported-type');
  const limits = { fileSize: mostBytes, files: 1, fields: 0, parts: 1, fieldNameSize: 40, headerPairs: 20 };
  try {
    const part = await request.file({ limits });
    if (part?.fieldname !== 'part') throw new Refusal('invalid-input', { part: uploadTexts.missing });
    const bytes = await part.toBuffer();
    if (part.file.truncated) throw new Refusal('too-large', { part: uploadTexts.tooLarge });
    if (bytes.length === 0) throw new Refusal('invalid-input', { part: uploadTexts.missing });
    return bytes;
  } catch (error) {
    // What is still on its way is thrown away, so that the connection can carry the answer.
    request.raw.unpipe();
    request.raw.resume();
    throw toFormRefusal(error);
  }
}
