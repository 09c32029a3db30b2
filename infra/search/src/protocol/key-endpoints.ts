import { randomBytes } from 'node:crypto';
import { badRequest, ProtocolError } from '../protocol-error.ts';
import { type ApiKey, apiKeySchema } from '../store/catalog.ts';
import { KEY_RIGHTS } from './access.ts';
import { type ApiAnswer, type ApiRequest, pathPart } from './api-request.ts';

const keyNotFound = () => new ProtocolError(404, 'Key does not exist');
const now = () => new Date().toISOString();
const keyBody = apiKeySchema.omit({ value: true, createdAt: true });

/** GET /1/keys. */
export function listKeys({ store }: ApiRequest): ApiAnswer {
  return { body: { keys: [...store.keys.values()] } };
}

/** GET /1/keys/{key}: any key may read itself, others need the right to administer. */
export function getKey(request: ApiRequest): ApiAnswer {
  const value = pathPart(request, 'key');
  if (request.access.key.value === value) return { body: request.access.key };
  request.access.require('admin');
  const key = request.store.keys.get(value);
  if (key === undefined) throw keyNotFound();
  return { body: key };
}

/** POST /1/keys. */
export async function addKey({ store, body }: ApiRequest): Promise<ApiAnswer> {
  const key: ApiKey = {
    ...readKey(body),
    value: randomBytes(16).toString('hex'),
    createdAt: Math.floor(Date.now() / 1000),
  };
  store.keys.set(key.value, key);
  await store.saveKeys();
  return { status: 201, body: { key: key.value, createdAt: now() } };
}

/** PUT /1/keys/{key}. */
export async function updateKey(request: ApiRequest): Promise<ApiAnswer> {
  const { store, body } = request;
  const known = store.keys.get(pathPart(request, 'key'));
  if (known === undefined) throw keyNotFound();
  store.keys.set(known.value, { ...readKey({ ...known, ...body }), value: known.value, createdAt: known.createdAt });
  await store.saveKeys();
  return { body: { key: known.value, updatedAt: now() } };
}

/** DELETE /1/keys/{key}. */
export async function deleteKey(request: ApiRequest): Promise<ApiAnswer> {
  const { store } = request;
  const known = store.keys.get(pathPart(request, 'key'));
  if (known === undefined) throw keyNotFound();
  store.keys.delete(known.value);
  store.deletedKeys.set(known.value, known);
  await store.saveKeys();
  return { body: { deletedAt: now() } };
}

/** POST /1/keys/{key}/restore. */
export async function restoreKey(request: ApiRequest): Promise<ApiAnswer> {
  const { store } = request;
  const known = store.deletedKeys.get(pathPart(request, 'key'));
  if (known === undefined) throw keyNotFound();
  store.deletedKeys.delete(known.value);
  store.keys.set(known.value, known);
  await store.saveKeys();
  return { body: { key: known.value, createdAt: now() } };
}

function readKey(body: Record<string, unknown>): Omit<ApiKey, 'value' | 'createdAt'> {
  const parsed = keyBody.safeParse(body);
  if (!parsed.success)
    throw badRequest(`Invalid key: ${parsed.error.issues.map((issue) => issue.path.join('.')).join(', ')}`);
  const unknown = parsed.data.acl.filter((right) => !KEY_RIGHTS.has(right));
  if (unknown.length > 0) throw badRequest(`Invalid ACL: ${unknown.join(', ')}`);
  return parsed.data;
}
