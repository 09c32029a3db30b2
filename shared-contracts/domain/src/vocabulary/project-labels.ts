import type { BuildingStatus, ProjectCategory } from './vocabulary.ts';

export const buildingStatusLabels: Record<BuildingStatus, string> = {
  launch: 'Lanzamiento',
  presale: 'Preventa',
  'off-plan': 'Sobre planos',
  'under-construction': 'En construcción',
  'immediate-delivery': 'Entrega inmediata',
  'sold-out': 'Agotado',
};

export const projectCategoryLabels: Record<ProjectCategory, string> = {
  gold: 'Gold',
  vis: 'VIS',
  vip: 'VIP',
  none: 'Superior a VIS',
};
