import { logout } from '@umbral/domain/api/users.ts';
import type { FastifyInstance } from 'fastify';
import type { DiskRoom } from 'infra-storage/disk-room.ts';
import { sendProblem } from '../replies/error-replies.ts';
import { Refusal } from '../replies/refusal.ts';
import { readingMethods } from './reading-methods.ts';

const retryAfterSeconds = '60';

/**
 * While a disk is full everything can be read and nothing written: what is left of the room is the database's, which
 * would otherwise stop in the middle of its work. Who wants to sign out may.
 */
export function refuseWritesWithoutRoom(app: FastifyInstance, disk: DiskRoom): void {
  const signOut = `/api${logout.path}`;
  app.addHook('onRequest', async (request, reply) => {
    if (!disk.isFull() || readingMethods.has(request.method) || request.routeOptions.url === signOut) return;
    return sendProblem(reply.header('retry-after', retryAfterSeconds), new Refusal('read-only'));
  });
}
