import type { Letter } from '../../engine/mail/mail-letter.ts';
import { projectComments } from './comment-letters.ts';
import type { CommentOrder } from './comment-orders.ts';

/** The letter with invented contents. */
export const commentExamples: Readonly<Record<CommentOrder['template'], (origin: string) => readonly Letter[]>> = {
  'project-comments': (origin) => {
    const facts = { title: 'Alameda 170', builder: { id: 1, name: 'Guayacán' }, origin };
    return [
      projectComments({ ...facts, byPortal: true, said: ['¿El precio incluye el parqueadero?', 'Falta el plano.'] }),
      projectComments({ ...facts, byPortal: false, title: '', said: ['Sí, lo incluye.'] }),
    ];
  },
};
