import type { LanguageCode } from '../../../language/index.ts';
import type { PageWords } from './words-of-language.ts';

export const romance = {
  fr: {
    yourBooking: 'Votre rendez-vous',
    openYourLink:
      'Pour consulter, déplacer ou annuler un rendez-vous, ouvrez le lien que vous avez reçu lors de la réservation.',
    replyToHost:
      'Besoin d’aide\u202f? Répondez à l’e-mail concernant votre rendez-vous\u00a0: votre réponse parviendra à l’organisateur.',
    needsJavaScript:
      'Pour afficher votre rendez-vous, cette page a besoin de JavaScript. Activez-le ou ouvrez le lien dans un autre navigateur.',
    bookingNeedsJavaScript:
      'Pour réserver ici, cette page a besoin de JavaScript. Activez-le ou ouvrez le lien dans un autre navigateur.',
    nothingToBook: 'Il n’y a rien à réserver ici pour le moment.',
    askHost: 'Vous pouvez aussi demander un créneau\u00a0: répondez à la personne qui vous a envoyé ce lien.',
    nextTime: 'Dès le {time}',
    noTimes: 'Aucun créneau libre pour le moment',
    timesIn: 'Fuseau horaire\u00a0: {zone}',
    videoCall: 'Appel vidéo',
    phoneCall: 'Appel téléphonique',
    inPerson: 'Sur place',
    notFound: 'Page introuvable',
    checkAddress:
      'Vérifiez qu’il n’y a pas d’erreur dans l’adresse, ou demandez un nouveau lien à la personne qui vous l’a envoyé.',
    needsHttps: 'La réservation exige HTTPS',
    whyHttps:
      'Vous avez ouvert cette page depuis un autre appareil, par une connexion HTTP non chiffrée. D’autres personnes sur le réseau pourraient lire les noms et les adresses e-mail. Ce serveur n’accepte donc de réservations que par HTTPS, ou depuis l’ordinateur sur lequel il fonctionne.',
    onServer: 'Sur l’ordinateur où fonctionne le serveur, ouvrez',
    onThisDevice:
      'Pour l’essayer sur cet appareil, placez un proxy ou un tunnel HTTPS devant le serveur, ouvrez ici son adresse et démarrez le serveur avec',
  },
  es: {
    yourBooking: 'Su cita',
    openYourLink: 'Para ver, cambiar o cancelar una cita, abra el enlace que recibió al reservarla.',
    replyToHost: '¿Necesita ayuda? Responda al correo sobre su cita: la respuesta le llegará a su anfitrión.',
    needsJavaScript:
      'Para mostrar su cita, esta página necesita JavaScript. Actívelo o abra el enlace en otro navegador.',
    bookingNeedsJavaScript:
      'Para reservar aquí, esta página necesita JavaScript. Actívelo o abra el enlace en otro navegador.',
    nothingToBook: 'Por ahora no se puede reservar nada aquí.',
    askHost: 'También puede pedir una hora: responda a la persona que le envió este enlace.',
    nextTime: 'Próxima: {time}',
    noTimes: 'No hay horas libres por ahora',
    timesIn: 'Zona horaria: {zone}',
    videoCall: 'Videollamada',
    phoneCall: 'Llamada telefónica',
    inPerson: 'En persona',
    notFound: 'Página no encontrada',
    checkAddress: 'Compruebe que la dirección no tenga errores o pida un enlace nuevo a quien se lo envió.',
    needsHttps: 'Para reservar hace falta HTTPS',
    whyHttps:
      'Ha abierto esta página desde otro dispositivo por HTTP sin cifrar. Otras personas de la red podrían leer nombres y direcciones de correo. Por eso este servidor solo acepta reservas por HTTPS o desde el equipo en el que se ejecuta.',
    onServer: 'En el equipo en el que se ejecuta el servidor, abra',
    onThisDevice:
      'Para probarlo en este dispositivo, ponga un proxy o un túnel con HTTPS delante del servidor, abra aquí su dirección e inicie el servidor con',
  },
  it: {
    yourBooking: 'Il suo appuntamento',
    openYourLink:
      'Per vedere, spostare o annullare un appuntamento, apra il link che ha ricevuto al momento della prenotazione.',
    replyToHost: 'Ha bisogno di aiuto? Risponda all’e-mail sull’appuntamento: la risposta arriverà all’organizzatore.',
    needsJavaScript:
      'Per mostrare l’appuntamento, questa pagina ha bisogno di JavaScript. Lo attivi o apra il link in un altro browser.',
    bookingNeedsJavaScript:
      'Per prenotare qui, questa pagina ha bisogno di JavaScript. Lo attivi o apra il link in un altro browser.',
    nothingToBook: 'Al momento qui non si può prenotare nulla.',
    askHost: 'Può anche chiedere un orario: risponda alla persona che le ha inviato questo link.',
    nextTime: 'Da {time}',
    noTimes: 'Nessun orario libero al momento',
    timesIn: 'Fuso orario: {zone}',
    videoCall: 'Videochiamata',
    phoneCall: 'Telefonata',
    inPerson: 'Di persona',
    notFound: 'Pagina non trovata',
    checkAddress: 'Controlli che l’indirizzo non contenga errori o chieda un nuovo link a chi glielo ha inviato.',
    needsHttps: 'Per prenotare serve HTTPS',
    whyHttps:
      'Ha aperto questa pagina da un altro dispositivo tramite HTTP non cifrato. Altri nella rete potrebbero leggere nomi e indirizzi e-mail. Perciò questo server accetta prenotazioni solo tramite HTTPS o dal computer su cui è in esecuzione.',
    onServer: 'Sul computer su cui è in esecuzione il server, apra',
    onThisDevice:
      'Per provarlo su questo dispositivo, metta un proxy o un tunnel HTTPS davanti al server, ne apra qui l’indirizzo e avvii il server con',
  },
  pt: {
    yourBooking: 'A sua reunião',
    openYourLink: 'Para ver, alterar ou cancelar uma reunião, abra o link que recebeu ao marcá-la.',
    replyToHost: 'Precisa de ajuda? Responda ao e-mail sobre a sua reunião: a resposta chega ao anfitrião.',
    needsJavaScript:
      'Para mostrar a sua reunião, esta página precisa de JavaScript. Ative-o ou abra o link noutro navegador.',
    bookingNeedsJavaScript:
      'Para marcar aqui, esta página precisa de JavaScript. Ative-o ou abra o link noutro navegador.',
    nothingToBook: 'De momento não há nada para marcar aqui.',
    askHost: 'Também pode pedir um horário: responda à pessoa que lhe enviou este link.',
    nextTime: 'Próximo: {time}',
    noTimes: 'Sem horários livres de momento',
    timesIn: 'Fuso horário: {zone}',
    videoCall: 'Videochamada',
    phoneCall: 'Por telefone',
    inPerson: 'Presencial',
    notFound: 'Página não encontrada',
    checkAddress: 'Verifique se o endereço tem erros ou peça um novo link a quem o enviou.',
    needsHttps: 'Para marcar é preciso HTTPS',
    whyHttps:
      'Esta página foi aberta noutro dispositivo por HTTP sem encriptação. Outras pessoas na rede poderiam ler nomes e endereços de e-mail. Por isso, este servidor só aceita marcações por HTTPS ou a partir do computador em que é executado.',
    onServer: 'No computador que executa o servidor, abra',
    onThisDevice:
      'Para experimentar neste dispositivo, coloque um proxy ou um túnel com HTTPS à frente do servidor, abra aqui o seu endereço e inicie o servidor com',
  },
} satisfies Partial<Record<LanguageCode, PageWords>>;
