import { createUpload, getUpload, type Upload } from '@umbral/domain/api/uploads.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { ApiError } from '@umbral/protocol/calls/problem.ts';
import { profileTexts } from '../texts/profile-texts.ts';

const texts = profileTexts.avatar;
const askEveryMs = 1000;
/** A minute; then the person is told that it takes long. */
const maxQuestions = 60;

interface AvatarSending {
  readonly signal: AbortSignal;
  /** It has arrived, and is being made into pictures for screens. */
  readonly onArrived: () => void;
}

/** Uploads a picture and waits until it can be shown: its key, or why it cannot be. */
export async function uploadAvatar(
  call: CallApi,
  file: Blob,
  { signal, onArrived }: AvatarSending,
): Promise<{ readonly key: string } | { readonly reason: string }> {
  try {
    const body = new FormData();
    body.set('purpose', 'avatar');
    body.set('file', file);
    const sent = await call(createUpload, { body }, { signal });
    onArrived();
    const { key, state, reason } = await settled(call, sent, signal);
    if (state === 'waiting') return { reason: texts.slow };
    return state === 'ready' ? { key } : { reason: reason ?? texts.failed };
  } catch (error) {
    return { reason: reasonOf(error) };
  }
}

async function settled(call: CallApi, sent: Upload, signal: AbortSignal): Promise<Upload> {
  let upload = sent;
  for (let asked = 0; asked < maxQuestions && upload.state === 'waiting'; asked += 1) {
    await new Promise((resolve) => setTimeout(resolve, askEveryMs));
    signal.throwIfAborted();
    upload = (await call(getUpload, { params: { key: upload.key } }, { signal })).data;
  }
  return upload;
}

/** The backend words what is wrong with a picture itself, at the field of the file. */
function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return texts.failed;
  const { type, issues } = error.problem;
  if (type === 'too-large') return texts.tooLarge;
  if (type === 'unsupported-type') return texts.type;
  return issues?.file ?? texts.failed;
}
