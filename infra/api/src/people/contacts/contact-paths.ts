import { type AppointmentKind, appointmentKinds, appointmentTimes } from '@umbral/domain/calendar/appointment.ts';
import { isWorkingDay } from '@umbral/domain/calendar/holidays.ts';
import { isoDay } from '@umbral/domain/vocabulary/identifier.ts';
import { z } from 'zod';

/** Page that thanks a browser without script. */
export const contactThanksPath = '/contactos/gracias';

const visit = {
  dia: isoDay.refine(isWorkingDay),
  hora: z.string().refine((time) => appointmentTimes.includes(time)),
  modo: z.enum(appointmentKinds).default('in-person'),
};

/** A visit in an address: it names a home and a time, never a person. */
export const visitQuery = z.object(visit);
export type Visit = z.infer<typeof visitQuery>;
export const thanksQuery = z.object({
  planta: z.coerce.number().int().positive().max(2_147_483_647).optional(),
  dia: visit.dia.optional(),
  hora: visit.hora.optional(),
  modo: visit.modo,
});

interface Booked {
  readonly id_plant: number | null;
  readonly schedule_date: string | null;
  readonly schedule_time: string | null;
  readonly schedule_kind: AppointmentKind | null;
}

/** What the thanks need to know. */
export function appointmentQuery(booked: Booked): URLSearchParams {
  const { id_plant, schedule_date: day, schedule_time: time, schedule_kind: kind } = booked;
  return new URLSearchParams({
    ...(id_plant === null ? {} : { planta: String(id_plant) }),
    ...(day && time ? { dia: day, hora: time, modo: kind ?? 'in-person' } : {}),
  });
}

/** Address of a visit as a calendar file. */
export function appointmentFilePath(plantId: number, visit: Visit): string {
  return `/api/planta/${plantId}/cita.ics?${new URLSearchParams(visit)}`;
}
