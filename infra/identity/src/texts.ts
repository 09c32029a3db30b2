/** Every sentence that people read here. */
export const texts = {
  title: 'Cuenta de prueba',
  lead: 'Este proveedor solo existe en tu equipo, mientras el portal no tenga otro. Elige con quién entras: no hay contraseña.',
  email: 'Correo',
  name: 'Nombre y apellido',
  verified: 'El proveedor confirma que el correo es de esta persona',
  enter: 'Entrar',
  cancel: 'Cancelar',
  invalid: 'Escribe un correo válido y un nombre.',
  expired: 'Esta página venció. Vuelve al portal y empieza de nuevo.',
} as const;
