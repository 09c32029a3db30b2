/** Sentences of previews, and the words that stand for what a form does not say yet. */
export const previewTexts = {
  revoked: 'El enlace ya no sirve.',
  standIns: {
    name: 'Proyecto sin nombre',
    code: (draft: number) => `BORRADOR-${draft}`,
    description: 'Aquí va la descripción del proyecto.',
    address: 'Dirección por confirmar',
    phone: 'Teléfono por confirmar',
    plant: (number: number) => `Tipología ${number}`,
    photo: 'Zona común',
    floor: 'Piso',
    blueprint: 'Plano',
    point: 'Espacio',
  },
} as const;
