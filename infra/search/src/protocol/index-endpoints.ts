import { z } from 'zod';
import { badRequest, ProtocolError } from '../protocol-error.ts';
import { parseReplica } from '../settings/declared-attributes.ts';
import { describeSettings, type IndexSettings, indexSettingsSchema } from '../settings/index-settings.ts';
import type { CopyScope } from '../store/index-transfer.ts';
import type { SearchIndex } from '../store/search-index.ts';
import { type ApiAnswer, type ApiRequest, pathPart, queryFlag, requireIndex, requirePrimary } from './api-request.ts';

const now = () => new Date().toISOString();

/** GET /1/indexes: all indices that the key may use. */
export function listIndices(request: ApiRequest): ApiAnswer {
  const { store, access, query } = request;
  const all = store.list().filter((index) => access.mayUse(index.name));
  const hitsPerPage = Number(query.get('hitsPerPage') ?? 100) || 100;
  const page = query.get('page');
  const shown = page === null ? all : all.slice(Number(page) * hitsPerPage, (Number(page) + 1) * hitsPerPage);
  return {
    body: { items: shown.map((index) => describeIndex(request, index)), nbPages: Math.ceil(all.length / hitsPerPage) },
  };
}

/** GET /1/indexes/{index}/settings. */
export function getSettings(request: ApiRequest): ApiAnswer {
  const index = requireIndex(request);
  const primary = index.primary === null ? {} : { primary: index.primary };
  return { body: { ...describeSettings(index.settings), ...primary } };
}

/** PUT /1/indexes/{index}/settings?forwardToReplicas. */
export function putSettings(request: ApiRequest): ApiAnswer {
  const name = pathPart(request, 'index');
  const { attributesToIndex, version: _, primary: __, ...body } = request.body;
  const legacy = attributesToIndex === undefined ? {} : { searchableAttributes: attributesToIndex };
  const settings = readSettings({ ...legacy, ...body });
  if (settings.replicas !== undefined) checkReplicas(request, name, settings.replicas);
  const { taskID } = request.store.enqueueSettings(name, settings, queryFlag(request, 'forwardToReplicas', false));
  return { body: { updatedAt: now(), taskID } };
}

/** DELETE /1/indexes/{index}. */
export function deleteIndex(request: ApiRequest): ApiAnswer {
  return { body: { deletedAt: now(), taskID: request.store.enqueueDeleteIndex(pathPart(request, 'index')).taskID } };
}

const operationSchema = z.object({
  operation: z.enum(['move', 'copy']),
  destination: z.string().min(1),
  scope: z.array(z.enum(['settings', 'synonyms', 'rules'])).nullish(),
});

/** POST /1/indexes/{index}/operation: moves or copies an index, or copies parts of it. */
export function operateIndex(request: ApiRequest): ApiAnswer {
  const from = pathPart(request, 'index');
  const parsed = operationSchema.safeParse(request.body);
  if (!parsed.success) throw badRequest('operation: expected operation (move or copy), destination and scope');
  const { operation, destination } = parsed.data;
  const scope: CopyScope[] = parsed.data.scope ?? [];
  request.access.requireIndex(destination);
  if (from === destination) throw badRequest('operation: source and destination are the same index');
  if (scope.length === 0) requirePrimary(request, destination);
  if (operation === 'move') requirePrimary(request, from);
  const { store } = request;
  const task =
    operation === 'move' ? store.enqueueMove(from, destination) : store.enqueueCopy(from, destination, scope);
  return { body: { updatedAt: now(), taskID: task.taskID } };
}

/**
 * GET /1/indexes/{index}/task/{taskID} and GET /1/task/{taskID}: tasks belong to the application, not to the index. One
 * that failed answers 422 with the reason, one that nobody knows 404.
 */
export function getTask(request: ApiRequest): ApiAnswer {
  const taskID = Number(pathPart(request, 'taskID'));
  if (!Number.isSafeInteger(taskID)) throw badRequest('taskID: expected a number');
  const state = request.store.tasks.state(taskID);
  if (state.is === 'unknown') throw new ProtocolError(404, 'Task does not exist');
  // The clients poll until a task is published: only a refusal tells them that it never will be.
  if (state.is === 'failed') throw new ProtocolError(422, `Task ${taskID} failed: ${state.reason}`);
  const isPublished = state.is === 'published';
  return { body: { status: isPublished ? 'published' : 'notPublished', pendingTask: !isPublished } };
}

function describeIndex({ store }: ApiRequest, index: SearchIndex): Record<string, unknown> {
  const { count, byteSize } = store.holder(index);
  const replicas = index.settings.replicas?.map((text) => parseReplica(text).name);
  return {
    name: index.name,
    createdAt: index.createdAt,
    updatedAt: index.updatedAt,
    entries: count,
    dataSize: byteSize,
    fileSize: byteSize,
    lastBuildTimeS: 0,
    numberOfPendingTasks: store.tasks.pendingCount,
    pendingTask: store.tasks.pendingCount > 0,
    ...(index.primary === null ? {} : { primary: index.primary }),
    ...(replicas === undefined || replicas.length === 0 ? {} : { replicas }),
    ...(index.isVirtual ? { virtual: true } : {}),
  };
}

function readSettings(body: Record<string, unknown>): IndexSettings {
  const given = new Set(Object.keys(body));
  const parsed = indexSettingsSchema.safeParse(body);
  if (!parsed.success) {
    throw badRequest(
      `Invalid object attributes: ${parsed.error.issues.map((issue) => issue.path.join('.')).join(', ')}`,
    );
  }
  const entries = Object.entries(parsed.data).filter(([name]) => given.has(name));
  return Object.fromEntries(entries);
}

function checkReplicas(request: ApiRequest, name: string, replicas: readonly string[]): void {
  const index = request.store.find(name);
  if (index?.primary != null) throw badRequest(`Index ${name} is a replica and cannot have replicas`);
  for (const text of replicas) {
    const replica = parseReplica(text).name;
    const owner = request.store.find(replica)?.primary ?? null;
    if (replica === name) throw badRequest('An index cannot be its own replica');
    if (owner !== null && owner !== name) throw badRequest(`Index ${replica} is already a replica of ${owner}`);
  }
}
