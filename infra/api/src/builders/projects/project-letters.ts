import type { ProjectAction } from '@umbral/domain/homes/project-states.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import type { Letter } from '../../engine/mail/mail-letter.ts';
import { footer } from '../../engine/mail/mail-texts.ts';

const ownProjects = (origin: string) => ({
  label: 'Ver mis proyectos',
  href: origin + routes.builderUpdateProjects.href(),
});

const news: Record<ProjectAction, readonly [subject: string, sentence: string]> = {
  'send-to-review': ['está en revisión', 'Enviamos tu proyecto a revisión.'],
  withdraw: ['volvió a borrador', 'Tu proyecto volvió a borrador.'],
  publish: [
    'está publicado',
    'Tu proyecto ya está publicado: quienes buscan vivienda nueva pueden verlo y contactarte.',
  ],
  return: ['necesita cambios', 'Revisamos tu proyecto y necesita cambios antes de publicarse.'],
  pause: ['está pausado', 'Pausamos tu proyecto: su página dice que no está disponible por ahora.'],
  activate: ['está publicado de nuevo', 'Tu proyecto está publicado de nuevo.'],
  archive: ['fue eliminado', 'Eliminamos tu proyecto del portal.'],
  restore: ['volvió a borrador', 'Recuperamos tu proyecto como borrador.'],
};

/** To the builder: an administrator changed the state of a project. */
export function projectState(title: string, action: ProjectAction, reason: string | undefined, origin: string): Letter {
  const [subject, sentence] = news[action];
  return {
    subject: `${title} ${subject}`,
    greeting: 'Hola:',
    paragraphs: [sentence, ...(reason ? [`Motivo: ${reason}`] : [])],
    facts: [['Proyecto', title]],
    button: ownProjects(origin),
    footer,
  };
}

export interface SpecificationDecision {
  name: string;
  decision: 'approved' | 'merged' | 'rejected';
  listed_as: string | null;
  reason: string | null;
}

function decisionSentence({ decision, listed_as }: SpecificationDecision): string {
  if (decision === 'rejected') return 'Revisamos una especificación que agregaste y no la mostraremos.';
  if (decision === 'merged') return `Tu especificación ya existía: ahora aparece como "${listed_as}".`;
  return 'Aprobamos tu especificación: ya se ve en tu proyecto y otras constructoras pueden elegirla.';
}

/** To the builder: what became of a feature of its own. */
export function specificationDecided(title: string, decision: SpecificationDecision, origin: string): Letter {
  const { name, reason } = decision;
  return {
    subject: `Tu especificación "${name}" en ${title}`,
    greeting: 'Hola:',
    paragraphs: [decisionSentence(decision), ...(reason ? [`Motivo: ${reason}`] : [])],
    facts: [
      ['Proyecto', title],
      ['Especificación', name],
    ],
    button: ownProjects(origin),
    footer,
  };
}

export interface RequestLetterFacts {
  project_name: string;
  builder: string;
  city: string;
  message: string | null;
  state: string;
  reason: string | null;
  name: string;
}

/** To the administrators: a builder asks for a project. */
export function projectRequest(request: RequestLetterFacts, origin: string): Letter {
  return {
    subject: `Solicitud de proyecto nuevo: ${request.project_name}`,
    greeting: 'Hola:',
    paragraphs: [`${request.builder} pide crear un proyecto nuevo.`, ...(request.message ? [request.message] : [])],
    facts: [
      ['Proyecto', request.project_name],
      ['Ciudad', request.city],
      ['Contacto', request.name],
    ],
    button: { label: 'Ver la solicitud', href: `${origin}${routes.userAdmin.href()}?seccion=solicitudes` },
    footer,
  };
}

/** To who asked: the answer. */
export function projectRequestAnswered(request: RequestLetterFacts, origin: string): Letter {
  const isAccepted = request.state === 'accepted';
  return {
    subject: `Tu solicitud para ${request.project_name}`,
    greeting: `Hola, ${request.name}:`,
    paragraphs: [
      isAccepted
        ? 'Aceptamos tu solicitud. Abrimos un borrador para que completes los datos del proyecto.'
        : 'Revisamos tu solicitud y por ahora no podemos crear el proyecto.',
      ...(request.reason ? [`Motivo: ${request.reason}`] : []),
    ],
    button: ownProjects(origin),
    footer,
  };
}
