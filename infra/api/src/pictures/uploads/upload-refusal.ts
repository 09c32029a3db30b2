import { isOutOfRoom } from 'infra-db/out-of-room.ts';
import { GateFull } from '../../engine/gate.ts';
import { Refusal } from '../../engine/replies/refusal.ts';
import { PartyFailure } from '../../engine/third-parties/guard/party-failure.ts';
import { BadPicture, type PictureFault } from '../inspection/bad-picture.ts';
import type { UploadRule } from './upload-rules.ts';
import { uploadTexts } from './upload-texts.ts';

const sentences: Readonly<Record<PictureFault, string>> = {
  type: uploadTexts.type,
  pixels: uploadTexts.pixels,
  damaged: uploadTexts.damaged,
};

/** Why a picture is refused, for people. */
export function sentenceOf({ fault }: BadPicture, { kind }: Pick<UploadRule, 'kind'>): string {
  return fault === 'type' && kind === 'logo' ? uploadTexts.logoType : sentences[fault];
}

/** What went wrong with a file as an answer; anything else is thrown on as it is. */
export function toUploadRefusal(error: unknown, rule: UploadRule): unknown {
  if (error instanceof BadPicture)
    return new Refusal(error.fault === 'type' ? 'unsupported-type' : 'invalid-input', {
      file: sentenceOf(error, rule),
    });
  if (isOutOfRoom(error)) return new Refusal('read-only');
  const isBusy = error instanceof GateFull || error instanceof PartyFailure || isSystemError(error) || isTimeout(error);
  return isBusy ? new Refusal('unavailable') : error;
}

/** A disk that is away. */
function isSystemError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error;
}

/** Decoding that took too long: the machine has too much to do. */
function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('timeout');
}
