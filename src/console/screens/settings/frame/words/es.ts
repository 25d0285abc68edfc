import type { FrameWords } from './en.ts';

export const words: FrameWords = {
  title: 'Ajustes',
  parts: {
    you: 'Perfil',
    security: 'Acceso y dispositivos',
    people: 'Personas',
    branding: 'Imagen de marca',
    keys: 'Claves de API',
    webhooks: 'Webhooks',
    mail: 'Correo',
    journal: 'Registro de actividad',
    account: 'Cuenta',
  },
  account: 'Cuenta',
};
