import { defineServer } from 'shared-contracts/remote/define-server.tsx';
import { routes } from './routes.ts';

export const { remote, pages, fragments, render } = defineServer({ name: 'mf-builder', routes, fragments: [] });
