import { countingOf } from '../../../words/index.ts';
import type { CalendarsWords } from './en.ts';

const { counted } = countingOf('es');

export const words: CalendarsWords = {
  intro: 'Las horas que están ocupadas en estos calendarios no se ofrecen.',
  add: 'Añadir un calendario',
  empty: 'Todavía no hay ningún calendario',
  emptyText: 'Conecte el calendario que usa y nadie podrá reservar las horas que ya tiene ocupadas.',
  kinds: { feed: 'Dirección', caldav: 'Cuenta' },
  busy: (count) =>
    counted(count, {
      one: '# hora ocupada en los próximos 30 días',
      other: '# horas ocupadas en los próximos 30 días',
    }),
  read: (when) => `leído ${when}`,
  neverRead: 'todavía no leído',
  state: {
    current: 'Al día',
    stale: 'Desactualizado',
    unreachable: 'No se puede leer',
    ignored: 'Ignorado',
    ignoredText: 'Por ahora no bloquea nada.',
    stale_keeps: (when) => `Se leyó por última vez ${when}. Las últimas horas ocupadas conocidas siguen bloqueadas.`,
    closes: 'No se ofrece ninguno de sus horarios hasta que se pueda leer de nuevo.',
    closesFor: (host) => `No se ofrece ninguno de los horarios de ${host} hasta que se pueda leer de nuevo.`,
    keeps: 'Las últimas horas ocupadas conocidas siguen bloqueadas.',
  },
  problems: {
    unauthorized:
      'El servidor del calendario denegó el acceso. Vuelva a conectar el calendario con su dirección o contraseña actual; iCloud y Fastmail exigen una contraseña de aplicación.',
    not_found: 'Ya no hay ningún calendario en su dirección. Copie la dirección de nuevo y conéctelo.',
    unreachable: 'No se pudo acceder al servidor del calendario. Lo reintentamos automáticamente.',
    timeout: 'El servidor del calendario tardó demasiado. Lo reintentamos automáticamente.',
    refused_address:
      'Su dirección no es una dirección https pública. La persona que gestiona este servidor puede permitirla.',
    too_many_requests: 'El servidor del calendario nos pidió que esperemos. Lo reintentamos automáticamente.',
    redirected:
      'El servidor del calendario ahora redirige a otra dirección. Vuelva a conectar el calendario con esa dirección.',
    unexpected_status: 'El servidor del calendario respondió con un error. Lo reintentamos automáticamente.',
    too_large: 'El calendario es demasiado grande. Publique un periodo más corto.',
    too_complex: 'El calendario tiene demasiadas entradas. Publique un periodo más corto.',
    too_many_calendars:
      'La cuenta tiene demasiados calendarios. Conecte en su lugar calendarios concretos por su dirección.',
    not_a_calendar:
      'Su dirección lleva a una página web, no a un calendario. Copie la dirección que termina en .ics y conéctelo.',
    cut_off: 'Solo llegó una parte del calendario. Lo reintentamos automáticamente.',
    unreadable: 'Hay demasiadas entradas del calendario que no se pudieron leer.',
    emptied:
      'El calendario está vacío de repente, así que las últimas horas ocupadas conocidas siguen bloqueadas. Si de verdad está vacío, quítelo.',
    secret_lost:
      'Su dirección o contraseña ya no se puede descifrar en este servidor. Quite el calendario y conéctelo de nuevo.',
  },
  leftOut: 'Algunos calendarios de esta cuenta no se leen, por lo que no bloquean nada.',
  writtenTo: 'Las citas se escriben aquí',
  writeProblem: 'La última cita no se pudo escribir en él.',
  unreadable: (count) =>
    counted(count, {
      one: 'No se pudo leer # entrada por completo, así que puede que algunas de sus horas no queden bloqueadas.',
      other:
        'No se pudieron leer # entradas por completo, así que puede que algunas de sus horas no queden bloqueadas.',
    }),
  unreadableLines: (count, lines) =>
    counted(count, {
      one: `Vea la línea ${lines} del archivo.`,
      other: `Vea las líneas ${lines} del archivo.`,
    }),
  doubtful: (count) =>
    counted(count, {
      one: '# hora indica una zona horaria desconocida y se lee en la del calendario.',
      other: '# horas indican zonas horarias desconocidas y se leen en la del calendario.',
    }),
  blocksNothing: 'no bloquea',
  readNow: 'Leer ahora',
  readDone: (name) => `«${name}» se ha leído.`,
  ignore: 'Ignorar por ahora',
  useAgain: 'Volver a usar',
  settings: 'Ajustes',
  remove: {
    open: 'Quitar',
    title: (name) => `¿Quitar «${name}»?`,
    text: 'Sus horas ocupadas dejan de bloquear, y su dirección o contraseña se elimina de aquí. Las citas que se escribieron en él se quedan allí.',
    submit: 'Quitar el calendario',
    done: (name) => `«${name}» se ha quitado.`,
  },
  edit: {
    title: (name) => `Ajustes de «${name}»`,
    name: 'Nombre',
    whenUnreachable: 'Si no se puede leer durante seis horas',
    whenUnreachableChoices: {
      close: 'No ofrecer horarios, para que nunca coincidan dos compromisos',
      keep: 'Seguir usando sus últimas horas ocupadas conocidas',
    },
    blocks: (name) => `Qué bloquea en «${name}»`,
    blocksChoices: { busy: 'Entradas marcadas como ocupado', all: 'Todas las entradas', nothing: 'Nada' },
    writeTo: 'Escribir las citas en',
    writeToNone: 'Ningún calendario',
  },
  connect: {
    title: 'Añadir un calendario',
    provider: '¿Dónde está su calendario?',
    providers: {
      google: 'Google Calendar',
      outlook: 'Outlook o Microsoft 365',
      apple: 'iCloud de Apple',
      proton: 'Proton Calendar',
      nextcloud: 'Nextcloud',
      other: 'En otro sitio',
    },
    how: '¿Cómo quiere conectarlo?',
    byFeed: 'Con su dirección',
    byAccount: 'Con su cuenta',
    feedHint: 'Se leen sus horas ocupadas.',
    accountHint: 'Se leen sus horas ocupadas y se pueden escribir citas en él.',
    steps: {
      google: [
        'Abra calendar.google.com en un ordenador.',
        'Abra la configuración de su calendario y, después, «Integrar el calendario».',
        'Copie la «Dirección secreta en formato iCal».',
      ],
      outlook: [
        'Abra outlook.com u outlook.office.com y su configuración.',
        'Elija «Calendario» y, después, «Calendarios compartidos».',
        'Publique su calendario y copie el enlace ICS.',
      ],
      appleFeed: [
        'Abra Calendario en iCloud.com o en su Mac.',
        'Comparta su calendario como «Calendario público».',
        'Copie el enlace. Empieza por webcal://.',
      ],
      appleAccount: [
        'Abra account.apple.com y, después, «Inicio de sesión y seguridad».',
        'Cree una contraseña de app.',
        'Escriba el correo electrónico de su cuenta de Apple y esa contraseña.',
      ],
      proton: [
        'Abra calendar.proton.me y su configuración.',
        'Elija su calendario y, después, «Compartir con cualquiera».',
        'Cree un enlace y cópielo.',
      ],
      nextcloudFeed: [
        'Abra Calendario en su Nextcloud.',
        'Comparta su calendario con un enlace.',
        'En el menú de ese enlace, elija «Copiar enlace de suscripción».',
      ],
      nextcloudAccount: [
        'Abra la configuración de su Nextcloud y, después, «Seguridad».',
        'Cree una nueva contraseña de aplicación.',
        'Escriba la dirección de su Nextcloud, su nombre de usuario y esa contraseña.',
      ],
      otherFeed: ['Busque «Publicar», «Compartir» o «iCal».', 'Copie la dirección que termina en .ics.'],
      otherAccount: [
        'Busque «CalDAV» en la ayuda de su proveedor.',
        'Escriba la dirección del servidor, su nombre de usuario y su contraseña; algunos proveedores exigen una contraseña de aplicación.',
      ],
    },
    url: 'Dirección del calendario',
    urlHint: 'Trátela como una contraseña: quien la tenga puede leer su calendario. Se guarda cifrada.',
    server: 'Servidor',
    username: 'Nombre de usuario',
    password: 'Contraseña',
    name: '¿Cómo lo llama?',
    problems: {
      unauthorized:
        'El servidor del calendario denegó el acceso. Revise lo que ha introducido; iCloud y Fastmail exigen una contraseña de aplicación.',
      not_found: 'No hay ningún calendario en esta dirección. Cópiela de nuevo.',
      unreachable: 'No se pudo acceder al servidor del calendario. Revise la dirección.',
      timeout: 'El servidor del calendario tardó demasiado. Inténtelo de nuevo más tarde.',
      too_many_requests: 'El servidor del calendario nos pidió que esperemos. Inténtelo de nuevo más tarde.',
      redirected: 'El servidor redirige a otra dirección. Introduzca esa dirección.',
      unexpected_status:
        'El servidor del calendario respondió con un error. Revise la dirección o inténtelo de nuevo más tarde.',
      cut_off: 'Solo llegó una parte del calendario. Inténtelo de nuevo.',
    },
    submit: 'Conectar',
    reading: 'Leyendo el calendario…',
    done: (name, busy) => `«${name}» está conectado: ${busy}.`,
  },
  feed: {
    title: 'Sus citas en otro calendario',
    text: 'Suscríbase a esta dirección en su calendario para ver allí sus citas. Google busca cambios solo cada varias horas.',
    make: 'Crear una dirección',
    full: 'Con nombres y lugares',
    busyOnly: 'Solo las horas ocupadas',
    secret: 'Quien tenga una dirección puede ver lo que muestra. Si ha caído en malas manos, cree direcciones nuevas.',
    show: 'Mostrar las direcciones',
    rotate: 'Crear direcciones nuevas',
    rotateText:
      'Sus direcciones actuales dejan de funcionar: los calendarios suscritos a ellas ya no reciben sus citas.',
    rotated: 'Las direcciones nuevas están listas.',
  },
};
