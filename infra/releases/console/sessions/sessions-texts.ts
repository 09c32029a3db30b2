/** Words of the sessions of the console. */
export const sessionsTexts = {
  title: 'Sesiones',
  lead: 'Dónde está abierta la consola. Una sesión dura 8 horas, o menos si su clave se retira o su persona sale del portal.',
  list: 'Sesiones abiertas',
  own: 'Esta sesión',
  began: 'Empezó',
  until: 'hasta',
  end: 'Cerrar',
  endOf: (name: string, device: string) => `Cerrar la sesión de ${name} en ${device}`,
  endOthers: 'Cerrar las demás',
  askTitle: '¿Cerrar todas las demás sesiones?',
  askLead: 'Quien las usa tendrá que ingresar de nuevo. La tuya sigue abierta.',
  keep: 'Dejarlas abiertas',
  ended: (count: number) => (count === 1 ? 'Cerramos 1 sesión.' : `Cerramos ${count} sesiones.`),
};
