import type { LanguageCode } from '../../../language/index.ts';
import type { PageWords } from './words-of-language.ts';

export const northern = {
  de: {
    yourBooking: 'Ihr Termin',
    openYourLink:
      'Um einen Termin anzusehen, zu verschieben oder abzusagen, öffnen Sie den Link, den Sie bei der Buchung erhalten haben.',
    replyToHost: 'Brauchen Sie Hilfe? Antworten Sie auf die E-Mail zu Ihrem Termin: Ihr Gastgeber erhält Ihre Antwort.',
    needsJavaScript:
      'Um Ihren Termin anzuzeigen, braucht diese Seite JavaScript. Schalten Sie es ein oder öffnen Sie den Link in einem anderen Browser.',
    bookingNeedsJavaScript:
      'Um hier zu buchen, benötigt diese Seite JavaScript. Schalten Sie es ein oder öffnen Sie den Link in einem anderen Browser.',
    nothingToBook: 'Zurzeit kann hier nichts gebucht werden.',
    askHost: 'Sie können auch so um einen Termin bitten: Antworten Sie der Person, die Ihnen den Link geschickt hat.',
    nextTime: 'Ab {time}',
    noTimes: 'Zurzeit ist keine Zeit frei',
    timesIn: 'Zeitzone: {zone}',
    videoCall: 'Videogespräch',
    phoneCall: 'Telefongespräch',
    inPerson: 'Vor Ort',
    notFound: 'Seite nicht gefunden',
    checkAddress:
      'Prüfen Sie die Adresse auf Tippfehler oder bitten Sie die Person, die Ihnen den Link geschickt hat, um einen neuen.',
    needsHttps: 'Buchungen brauchen HTTPS',
    whyHttps:
      'Sie haben diese Seite von einem anderen Gerät aus über HTTP ohne Verschlüsselung geöffnet. Andere im Netzwerk könnten Namen und E-Mail-Adressen mitlesen. Deshalb nimmt dieser Server Buchungen nur über HTTPS an oder von dem Computer, auf dem er läuft.',
    onServer: 'Öffnen Sie auf dem Computer, auf dem der Server läuft:',
    onThisDevice:
      'Um es auf diesem Gerät auszuprobieren, stellen Sie einen Proxy oder Tunnel mit HTTPS vor den Server, öffnen Sie hier dessen Adresse und starten Sie den Server mit',
  },
  nl: {
    yourBooking: 'Uw afspraak',
    openYourLink:
      'Wilt u een afspraak bekijken, verplaatsen of annuleren? Open dan de link die u bij het boeken hebt gekregen.',
    replyToHost: 'Hulp nodig? Beantwoord de e-mail over uw afspraak. Uw antwoord gaat naar de organisator.',
    needsJavaScript:
      'Deze pagina heeft JavaScript nodig om uw afspraak te tonen. Zet JavaScript aan of open de link in een andere browser.',
    bookingNeedsJavaScript:
      'Om hier te boeken heeft deze pagina JavaScript nodig. Zet het aan of open de link in een andere browser.',
    nothingToBook: 'Er valt hier op dit moment niets te boeken.',
    askHost: 'U kunt ook om een tijd vragen: antwoord degene die u deze link heeft gestuurd.',
    nextTime: 'Vanaf {time}',
    noTimes: 'Op dit moment geen vrije tijden',
    timesIn: 'Tijdzone: {zone}',
    videoCall: 'Videogesprek',
    phoneCall: 'Telefoongesprek',
    inPerson: 'Op locatie',
    notFound: 'Pagina niet gevonden',
    checkAddress: 'Controleer het adres op typefouten, of vraag degene die u de link heeft gestuurd om een nieuwe.',
    needsHttps: 'Boeken kan alleen via HTTPS',
    whyHttps:
      'U hebt deze pagina vanaf een ander apparaat geopend via HTTP, zonder versleuteling. Anderen in het netwerk kunnen dan namen en e-mailadressen meelezen. Daarom neemt deze server alleen boekingen aan via HTTPS, of vanaf de computer waarop hij draait.',
    onServer: 'Open op de computer waarop de server draait:',
    onThisDevice:
      'Wilt u het op dit apparaat proberen? Zet dan een proxy of tunnel met HTTPS voor de server, open hier het adres daarvan en start de server met',
  },
  sv: {
    yourBooking: 'Din bokning',
    openYourLink: 'Öppna länken som du fick när du bokade om du vill se, flytta eller avboka en tid.',
    replyToHost: 'Behöver du hjälp? Svara på mejlet om din bokning, så når svaret din värd.',
    needsJavaScript:
      'Sidan behöver JavaScript för att visa din bokning. Slå på JavaScript eller öppna länken i en annan webbläsare.',
    bookingNeedsJavaScript:
      'För att boka här behöver sidan JavaScript. Slå på det eller öppna länken i en annan webbläsare.',
    nothingToBook: 'Det finns inget att boka här just nu.',
    askHost: 'Du kan också be om en tid: svara den som skickade länken.',
    nextTime: 'Nästa: {time}',
    noTimes: 'Inga lediga tider just nu',
    timesIn: 'Tidszon: {zone}',
    videoCall: 'Videosamtal',
    phoneCall: 'Telefonsamtal',
    inPerson: 'På plats',
    notFound: 'Sidan hittades inte',
    checkAddress: 'Kontrollera att adressen är rätt skriven, eller be den som skickade länken om en ny.',
    needsHttps: 'Bokning kräver HTTPS',
    whyHttps:
      'Du öppnade sidan från en annan enhet över vanlig HTTP. Andra i nätverket kan då läsa namn och e-postadresser. Därför tar servern bara emot bokningar över HTTPS, eller från datorn som den körs på.',
    onServer: 'Öppna följande adress på datorn som kör servern:',
    onThisDevice:
      'Vill du prova på den här enheten? Sätt en proxy eller tunnel med HTTPS framför servern, öppna dess adress här och starta servern med',
  },
  pl: {
    yourBooking: 'Twoja rezerwacja',
    openYourLink: 'Aby zobaczyć, przełożyć lub odwołać rezerwację, otwórz link otrzymany podczas rezerwacji.',
    replyToHost: 'Potrzebujesz pomocy? Odpowiedz na e-mail dotyczący rezerwacji. Odpowiedź trafi do organizatora.',
    needsJavaScript:
      'Aby wyświetlić rezerwację, ta strona potrzebuje JavaScriptu. Włącz go albo otwórz link w innej przeglądarce.',
    bookingNeedsJavaScript:
      'Aby dokonać tu rezerwacji, ta strona potrzebuje JavaScriptu. Włącz go lub otwórz link w innej przeglądarce.',
    nothingToBook: 'W tej chwili nie można tu niczego zarezerwować.',
    askHost: 'O termin można też poprosić bezpośrednio: odpisz osobie, która przysłała ten link.',
    nextTime: 'Od {time}',
    noTimes: 'Obecnie brak wolnych terminów',
    timesIn: 'Strefa czasowa: {zone}',
    videoCall: 'Rozmowa wideo',
    phoneCall: 'Rozmowa telefoniczna',
    inPerson: 'Osobiście',
    notFound: 'Nie znaleziono strony',
    checkAddress: 'Sprawdź, czy adres jest wpisany bez błędów, albo poproś o nowy link osobę, która go przysłała.',
    needsHttps: 'Rezerwacja wymaga HTTPS',
    whyHttps:
      'Ta strona została otwarta z innego urządzenia przez nieszyfrowane połączenie HTTP. Inne osoby w sieci mogłyby odczytać nazwiska i adresy e-mail. Dlatego serwer przyjmuje rezerwacje tylko przez HTTPS albo z komputera, na którym działa.',
    onServer: 'Na komputerze, na którym działa serwer, otwórz',
    onThisDevice:
      'Aby wypróbować to na tym urządzeniu, ustaw przed serwerem proxy lub tunel z HTTPS, otwórz tutaj jego adres i uruchom serwer z ustawieniem',
  },
} satisfies Partial<Record<LanguageCode, PageWords>>;
