import { defineRemote } from '@umbral/kit/remote/define-remote.tsx';
import { routes } from './routes.ts';

export const remote = defineRemote({ name: 'mf-vecinos', routes });
