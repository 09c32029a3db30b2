import type { ParkingKind } from './parking-kinds.ts';

export const parkingKindLabels: Record<ParkingKind, string> = {
  private: 'Privado, con matrícula propia',
  'exclusive-use': 'Comunal, de uso exclusivo',
  communal: 'Comunal, por turnos o sorteo',
  tandem: 'En línea, uno detrás de otro',
};
