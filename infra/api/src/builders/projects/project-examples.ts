import { projectActions } from '@umbral/domain/homes/project-states.ts';
import type { Letter } from '../../engine/mail/mail-letter.ts';
import * as write from './project-letters.ts';
import type { ProjectOrder } from './project-orders.ts';

const title = 'Alameda 170';

const request: write.RequestLetterFacts = {
  project_name: title,
  builder: 'Guayacán',
  city: 'Bogotá',
  message: 'Queremos publicarlo en diciembre.',
  state: 'accepted',
  reason: null,
  name: 'Sofía',
};

const decision: write.SpecificationDecision = {
  name: 'Cava climatizada',
  decision: 'approved',
  listed_as: null,
  reason: null,
};

/** The letters about projects with invented contents. */
export const projectExamples: Readonly<Record<ProjectOrder['template'], (origin: string) => readonly Letter[]>> = {
  'project-state': (origin) =>
    projectActions.map((action) => write.projectState(title, action, 'Falta el plano del piso 2.', origin)),
  'specification-decided': (origin) => [
    write.specificationDecided(title, decision, origin),
    write.specificationDecided(title, { ...decision, decision: 'merged', listed_as: 'Cava' }, origin),
    write.specificationDecided(title, { ...decision, decision: 'rejected', reason: 'Está repetida.' }, origin),
  ],
  'project-request': (origin) => [write.projectRequest(request, origin)],
  'project-request-answered': (origin) => [
    write.projectRequestAnswered(request, origin),
    write.projectRequestAnswered({ ...request, state: 'rejected', reason: 'Ya está publicado.' }, origin),
  ],
};
