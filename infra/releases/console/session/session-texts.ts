/** Words of signing in. */
export const sessionTexts = {
  title: 'Plataforma',
  token: 'Tu clave',
  help: 'La de tu equipo o la de operación. Se guarda solo en este navegador, por 8 horas.',
  enter: 'Ingresar',
  missing: 'Escribe tu clave.',
  wrong: 'Esta clave no sirve: no existe, venció, la retiraron o no es de una persona.',
  asPerson: 'Entrar con mi cuenta del portal',
  noPerson: 'Ingresa primero al portal con una cuenta que tenga el rol de plataforma.',
  over: 'Tu sesión terminó. Ingresa de nuevo para seguir donde ibas.',
};
