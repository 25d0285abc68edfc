import type { YouWords } from './en.ts';

export const words: YouWords = {
  firstName: 'Nome próprio',
  lastName: 'Apelido',
  email: 'Endereço de e-mail',
  emailHint: 'É para aqui que vão os e-mails sobre as suas reuniões.',
  emailWaiting: (address) => `Enviámos um link para ${address}. O endereço muda quando o abrir.`,
  username: 'Nome de utilizador',
  usernameHint: (page) =>
    `A sua página de marcação está em ${page}. Os links com um nome de utilizador anterior continuam a funcionar.`,
  usernameUnavailable:
    'Este nome de utilizador já existe ou não serve como endereço. Escolha outro com letras, algarismos, pontos, hífenes e sublinhados.',
  zone: 'Fuso horário',
  zoneHint: 'A consola mostra todas as horas neste fuso horário. Uma agenda pode ter outro.',
  clock: 'Formato da hora',
  clock12: '12 horas (3:30 PM)',
  clock24: '24 horas (15:30)',
  weekStart: 'Primeiro dia da semana',
  language: 'Idioma',
  browserLanguage: 'O do navegador',
  about: 'Sobre si',
  aboutHint: 'Uma frase que todos leem na sua página de marcação.',
  picture: 'Fotografia',
  pictureHint: 'Endereço de uma imagem que os convidados veem. Começa por https://',
};
