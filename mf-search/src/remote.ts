import { defineRemote } from 'shared-contracts/remote/define-remote.tsx';
import { routes } from './routes.ts';

export const remote = defineRemote({ name: 'mf-search', routes, drawsAtOnce: true });
