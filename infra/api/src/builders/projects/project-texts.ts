import type { ProjectState } from '@umbral/domain/homes/project-states.ts';

const stateNames: Record<ProjectState, string> = {
  draft: 'en borrador',
  'in-review': 'en revisión',
  published: 'publicado',
  paused: 'pausado',
  archived: 'archivado',
};

/** Sentences of the builder's calls. */
export const projectTexts = {
  pictures: {
    facade: (plant: string) => `Fachada de ${plant}`,
    plan: (plant: string) => `Plano de ${plant}`,
  },
  saved: 'Los datos se han enviado correctamente',
  picture: 'La imagen no está disponible. Súbela de nuevo.',
  absent: 'Elige una opción de la lista',
  builder: 'Un proyecto no cambia de constructora',
  title: 'Ya hay un proyecto con este nombre en la ciudad',
  outsideCountry: 'Las coordenadas no están en el país de la ciudad',
  priceRange: 'El precio no está en este rango',
  listedAlready: 'Esta especificación ya está en la lista',
  specificationAbsent: 'Elige especificaciones de la lista',
  unitAbsent: 'El inmueble no es de este proyecto',
  stockName: 'Ya hay un inmueble con este nombre en la tipología',
  discount: 'El descuento no puede ser mayor que el precio',
  reused: 'Esta solicitud ya creó un proyecto con otros datos. Vuelve a abrir el formulario.',
  rejected: 'El valor no es válido',
  incomplete: 'Completa el formulario antes de continuar',
  version: (current: number) => `La versión actual es la ${current}. Revisa los cambios antes de guardar.`,
  changed: (by: string, at: string) => `Lo cambió ${by} el ${at}`,
  byAdministrator: 'el equipo del portal',
  byBuilder: 'tu equipo',
  draft: {
    saved: 'Guardamos el borrador.',
    deleted: 'Eliminamos el borrador.',
    exists: 'Este proyecto ya tiene un borrador. Ábrelo para continuar.',
    full: 'Tu constructora puede tener máximo 50 borradores. Elimina alguno para guardar otro.',
  },
  state: {
    'send-to-review': 'Enviamos el proyecto a revisión.',
    withdraw: 'El proyecto volvió a borrador.',
    publish: 'El proyecto está publicado.',
    return: 'Devolvimos el proyecto a borrador.',
    pause: 'El proyecto está pausado.',
    activate: 'El proyecto está publicado de nuevo.',
    archive: 'Eliminamos el proyecto.',
    restore: 'Recuperamos el proyecto como borrador.',
    refused: (state: ProjectState) => `El proyecto está ${stateNames[state]}: este cambio no es posible ahora.`,
    held: 'El portal pausó este proyecto. Escríbenos para activarlo de nuevo.',
    reason: 'Escribe el motivo',
  },
  specification: {
    repeated: 'Una especificación no puede repetirse',
    approved: 'Aprobamos la especificación.',
    refused: 'Rechazamos la especificación.',
    decided: 'Alguien ya decidió sobre esta especificación.',
  },
  request: {
    sent: 'Recibimos tu solicitud. Te escribiremos pronto.',
    accepted: 'Aceptamos la solicitud y abrimos un borrador para la constructora.',
    declined: 'Rechazamos la solicitud.',
    decided: 'Alguien ya respondió esta solicitud.',
  },
} as const;
