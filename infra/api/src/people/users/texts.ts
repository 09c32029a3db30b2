/** Sentences about accounts that calls answer with `ok`. */
export const texts = {
  login: {
    refused: 'El email o la contraseña no son correctos, o hubo demasiados intentos. Intenta de nuevo en unos minutos.',
    work: 'Hubo varios intentos con esta cuenta. Antes de revisar tu contraseña tenemos que comprobar que eres una persona.',
    workWithoutScript:
      'Hubo varios intentos con esta cuenta y sin JavaScript no podemos comprobar que eres una persona. ' +
      'Ingresa desde un dispositivo en el que ya hayas entrado, pide un enlace en «¿Olvidaste tu contraseña?» ' +
      'o vuelve a intentarlo mañana.',
  },
  register: {
    captcha: 'No pudimos confirmar que eres una persona. Verifica el captcha de nuevo.',
    refused: 'No pudimos crear la cuenta con estos datos. Si ya tienes una, inicia sesión o recupera tu contraseña.',
  },
  profile: {
    saved: 'Actualizamos tu perfil.',
    refused: 'No guardamos los cambios',
    password: 'La contraseña actual no es correcta, o hubo demasiados intentos. Intenta de nuevo en unos minutos.',
    noPassword: 'Tu cuenta no tiene contraseña. Pide un enlace en «Recuperar contraseña» para crear una.',
    avatar: 'No encontramos esa imagen entre las que subiste.',
    country: 'El país no es válido',
  },
  reset: {
    sent: 'Si ese correo tiene una cuenta, te enviamos un enlace para crear una contraseña nueva. Vence en 30 minutos.',
    expired: 'Este enlace ya no sirve: venció, o ya usaste este u otro. Pide uno nuevo.',
  },
  confirmation: {
    sent: 'Te enviamos un correo para confirmar tu dirección.',
    done: 'Tu correo ya está confirmado.',
    question: {
      title: 'Confirma tu correo',
      text: 'Confirma que este correo es tuyo. Si no creaste una cuenta en Umbral, cierra esta página.',
      button: 'Confirmar mi correo',
    },
    confirmed: { title: 'Confirmamos tu correo', text: 'Ya puedes seguir buscando tu vivienda nueva.' },
  },
} as const;
