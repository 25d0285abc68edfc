import type { AccountWords } from './en.ts';

export const words: AccountWords = {
  origins: 'Sitios web que pueden integrar su widget de reservas',
  anySite: 'Cualquier sitio web que este servidor permita',
  onlyThese: 'Solo estos sitios web',
  addresses: 'Direcciones',
  addressesHint: 'Una por línea, por ejemplo https://example.com o https://*.example.com',
  wrongLine: (line) => `La línea ${line} no es la dirección de un sitio web, como https://example.com.`,
  field: 'Sitios web',
  exportTitle: 'Exportar esta cuenta',
  exportText:
    'Un archivo con todas las citas, los contactos, los tipos de cita, los ajustes y el registro de actividad, una línea de JSON por elemento. Contiene lo que escribieron los invitados: guárdelo en un lugar seguro.',
  exportButton: 'Descargar la exportación',
};
