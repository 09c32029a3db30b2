import { production } from '@umbral/protocol/composition/environment.ts';

/** Words of what an environment says to a remote. */
export const settingsTexts = {
  title: 'Ajustes',
  lead: (environment: string) =>
    environment === production
      ? 'Lo que este remoto lee en production, sin publicar otra versión. Cualquiera puede leerlos: aquí no va ningún secreto.'
      : `Lo que este remoto lee en ${environment}, sin publicar otra versión. Cualquiera puede leerlos: aquí no va ningún secreto.`,
  none: 'Ninguna versión declara ajustes.',
  own: 'valor propio de la versión',
  unsaid: 'sin valor',
  by: (name: string) => `lo puso ${name}`,
  takes: 'Acepta:',
  on: 'Sí',
  off: 'No',
  change: 'Cambiar',
  changeNamed: (name: string) => `Cambiar ${name}`,
  changeTitle: (name: string, app: string) => `Cambiar ${name} · ${app}`,
  value: 'Valor',
  jsonHelp: 'Se escribe como JSON: 20, ["a", "b"], {"desde": 3}.',
  jsonWrong: 'Esto no es JSON. Revisa comillas, comas y llaves.',
  unset: 'Usar el valor propio de la versión',
  reason: '¿Por qué?',
  reasonHelp: 'Queda en la auditoría, con tu nombre.',
  reasonMissing: 'Escribe el motivo, con 3 letras o más.',
  cancel: 'Cancelar',
  save: 'Guardar',
  done: (name: string) => `Listo: ${name} tiene su nuevo valor. Los shells lo traen con la próxima página.`,
} as const;
