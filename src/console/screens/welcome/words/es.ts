import { countingOf } from '../../../words/index.ts';
import type { WelcomeWords } from './en.ts';

const { counted } = countingOf('es');

export const words: WelcomeWords = {
  title: (name) => `Hola, ${name}`,
  intro: 'Cuatro pasos cortos y ya se podrá reservar con usted. Todo se puede cambiar más tarde.',
  change: 'Cambiar',
  next: 'Guardar y continuar',
  skip: 'Omitir por ahora',
  hours: {
    title: '¿Cuándo se puede reservar con usted?',
    zone: 'Su zona horaria',
    days: 'Días',
    from: 'Desde',
    until: 'Hasta',
    chooseDay: 'Elija al menos un día.',
    endFirst: 'El final debe ser posterior al inicio.',
    later: (screen) => `Las pausas, los días libres y las horas especiales se configuran en «${screen}».`,
  },
  eventType: {
    title: '¿Qué se puede reservar?',
    name: 'Título',
    firstTitle: (minutes) => `Reunión de ${minutes} minutos`,
    nameHint: 'Los invitados lo ven, por ejemplo «Primera consulta».',
    length: 'Duración',
    minutes: (count) => counted(count, { one: '# minuto', other: '# minutos' }),
    place: '¿Dónde es la cita?',
    places: {
      none: 'Se lo diré a cada invitado',
      video: 'Videollamada',
      phone: 'Llamada telefónica',
      in_person: 'En persona',
    },
    placeValue: {
      video: 'Enlace a su sala de vídeo',
      phone: 'Número de teléfono al que llamar',
      in_person: 'Dirección',
    },
    placeHint: 'Solo lo ven las personas que han reservado.',
  },
  calendar: {
    title: '¿Qué calendario muestra cuándo está usted disponible?',
    text: 'Nadie podrá reservar las horas que estén ocupadas en él. Pegue su dirección secreta en formato iCal: está en los ajustes de su calendario, en «Compartir» o «Integrar».',
    address: 'Dirección secreta (iCal)',
    connect: 'Conectar',
    more: 'Otras formas de conectar un calendario',
    connected: (name) => `${name} está conectado.`,
    skipped: 'Todavía no hay ningún calendario. Puede conectar uno en «Calendarios».',
  },
  link: {
    title: 'Su enlace de reserva',
    text: 'Envíelo a quien quiera o póngalo en su firma.',
    copy: 'Copiar el enlace de reserva',
    open: 'Abrirlo',
    try: 'Hacer una reserva de prueba',
    tryText:
      'Reserve con usted en el próximo horario libre. Si este servidor envía correos, recibirá los mismos que sus invitados.',
    none: 'No hay horarios libres en las próximas cuatro semanas. Revise sus horas en el paso 1.',
    booked: 'Funciona. Su reserva de prueba:',
    show: 'Ver la cita',
    cancel: 'Cancelar la reserva de prueba',
    canceled: 'La reserva de prueba está cancelada.',
  },
  passkey: {
    title: '¿Iniciar sesión sin contraseña la próxima vez?',
    text: 'Una llave de acceso usa la huella, el rostro o el PIN de este dispositivo.',
    make: 'Crear una llave de acceso',
    name: 'Mi primera llave de acceso',
    made: 'La próxima vez podrá iniciar sesión con su llave de acceso.',
  },
  finish: 'Ir a sus citas',
};
