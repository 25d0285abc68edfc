/**
 * The cities that time zones are named after, each with its country (ISO 3166-1), from the most populous zone to the
 * least populous. Sources: the tz database and CLDR for the countries, Natural Earth for the populations.
 */
export const citiesByPopulation =
  'Shanghai CN, Kolkata IN, New York US, Sao Paulo BR, Los Angeles US, Tokyo JP, Chicago US, London GB, ' +
  'Moscow RU, Berlin DE, Paris FR, Karachi PK, Mexico City MX, Istanbul TR, Madrid ES, Rome IT, Jakarta ID, ' +
  'Seoul KR, Lagos NG, Tehran IR, Cairo EG, Bogota CO, Manila PH, Ho Chi Minh City VN, Dhaka BD, ' +
  'Johannesburg ZA, Taipei TW, Riyadh SA, Kyiv UA, Toronto CA, Lima PE, Denver US, Sydney AU, Singapore SG, ' +
  'Hong Kong HK, Dubai AE, Amsterdam NL, Zurich CH, Vienna AT, Brussels BE, Stockholm SE, Dublin IE, ' +
  'Lisbon PT, Athens GR, Jerusalem IL, Melbourne AU, Auckland NZ, Vancouver CA, Phoenix US, Copenhagen DK, ' +
  'Oslo NO, Helsinki FI, Prague CZ, Budapest HU, Caracas VE, Baghdad IQ, Buenos Aires AR, Bangkok TH, ' +
  'Casablanca MA, Algiers DZ, Warsaw PL, Yekaterinburg RU, Kuala Lumpur MY, Khartoum SD, Yangon MM, ' +
  'Fortaleza BR, Kinshasa CD, Santiago CL, Pyongyang KP, Urumqi CN, Damascus SY, Bucharest RO, Lubumbashi CD, ' +
  'Dar es Salaam TZ, Makassar ID, Kabul AF, Monterrey MX, Guayaquil EC, Abidjan CI, Luanda AO, Nairobi KE, ' +
  'Cordoba AR, Douala CM, La Paz BO, Addis Ababa ET, Bahia BR, Havana CU, Almaty KZ, Aden YE, Accra GH, ' +
  'Recife BR, Tashkent UZ, Minsk BY, Maputo MZ, Santo Domingo DO, Detroit US, Tripoli LY, Dakar SN, Belem BR, ' +
  'Tunis TN, Lusaka ZM, Harare ZW, Kampala UG, Manaus BR, Baku AZ, Samara RU, Samarkand UZ, Antananarivo MG, ' +
  'Sofia BG, Mogadishu SO, Amman JO, Conakry GN, Brisbane AU, Guatemala GT, Belgrade RS, Bamako ML, ' +
  'Tijuana MX, Beirut LB, Asuncion PY, Edmonton CA, Kuching MY, Phnom Penh KH, Brazzaville CG, Vladivostok RU, ' +
  'Port-au-Prince HT, Mazatlan MX, Ouagadougou BF, Kathmandu NP, Indianapolis US, Maceio BR, Tegucigalpa HN, ' +
  'Managua NI, Irkutsk RU, Krasnoyarsk RU, Puerto Rico PR, Hermosillo MX, Blantyre MW, Niamey NE, Dushanbe TJ, ' +
  'Montevideo UY, Novokuznetsk RU, Porto-Novo BJ, Bishkek KG, Tbilisi GE, El Salvador SV, Ndjamena TD, ' +
  'Ashgabat TM, Tirane AL, Kigali RW, Jamaica JM, Perth AU, Lome TG, Kuwait KW, Muscat OM, Colombo LK, ' +
  'Zagreb HR, Yerevan AM, Merida MX, Novosibirsk RU, Salta AR, Saratov RU, Sarajevo BA, Ojinaga MX, ' +
  'Volgograd RU, Vilnius LT, Panama PA, Matamoros MX, Cuiaba BR, Ulaanbaatar MN, Bangui CF, Nouakchott MR, ' +
  'Costa Rica CR, Barnaul RU, Omsk RU, Asmara ER, Chihuahua MX, Campo Grande BR, Adelaide AU, Monrovia LR, ' +
  'Mendoza AR, Qatar QA, Riga LV, Vientiane LA, Chisinau MD, Pontianak ID, Simferopol UA, Jayapura ID, ' +
  'Bratislava SK, Libreville GA, Freetown SL, Djibouti DJ, Yakutsk RU, Honolulu US, Qyzylorda KZ, Cancun MX, ' +
  'Winnipeg CA, Ulyanovsk RU, Canary ES, Tucuman AR, Louisville US, Gaborone BW, Juba SS, Port Moresby PG, ' +
  'Skopje MK, Windhoek NA, Kirov RU, Tallinn EE, Bujumbura BI, Tomsk RU, Macau MO, Mauritius MU, Astrakhan RU, ' +
  'Porto Velho BR, Boise US, Santarem BR, Regina CA, Kaliningrad RU, Gaza PS, Bissau GW, Chita RU, Maseru LS, ' +
  'Nicosia CY, San Juan AR, Hebron PS, Catamarca AR, Ljubljana SI, Jujuy AR, Halifax CA, Aqtobe KZ, ' +
  'Rio Branco BR, Anchorage US, Bahrain BH, San Luis AR, Guyana GY, Sakhalin RU, Malabo GQ, Araguaina BR, ' +
  'Port of Spain TT, El Aaiun EH, Paramaribo SR, Kamchatka RU, Atyrau KZ, Oral KZ, Fiji FJ, Moncton CA, ' +
  'Nassau BS, Banjul GM, Mbabane SZ, Brunei BN, Dili TL, Boa Vista BR, Aqtau KZ, Malta MT, Reunion RE, ' +
  'Hobart AU, Ceuta ES, Reykjavik IS, Martinique MQ, Cape Verde CV, La Rioja AR, St. John’s CA, Madeira PT, ' +
  'Curacao CW, Barbados BB, Podgorica ME, Belize BZ, Hovd MN, Darwin AU, Magadan RU, Thimphu BT, Maldives MV, ' +
  'Cayenne GF, Gibraltar GI, Luxembourg LU, Rio Gallegos AR, Noumea NC, Comoro KM, Guadeloupe GP, Ushuaia AR, ' +
  'Tahiti PF, Sao Tome ST, Guadalcanal SB, Guam GU, Famagusta CY, Azores PT, Aruba AW, Efate VU, Apia WS, ' +
  'Bougainville PG, Tongatapu TO, Andorra AD, Glace Bay CA, Nuuk GL, St Vincent VC, Anadyr RU, Bermuda BM, ' +
  'St Thomas VI, Isle of Man IM, Grenada GD, Antigua AG, San Marino SM, Mahe SC, Juneau US, Tarawa KI, ' +
  'St Lucia LC, Whitehorse CA, Mayotte YT, Majuro MH, Vaduz LI, Dominica DM, Eirunepe BR, Faroe FO, ' +
  'St Kitts KN, Menominee US, Sitka US, Palau PW, Goose Bay CA, Broken Hill AU, Srednekolymsk RU, ' +
  'Galapagos EC, Iqaluit CA, Nome US, Pago Pago AS, Khandyga RU, Mariehamn AX, Dawson Creek CA, Ust-Nera RU, ' +
  'Rankin Inlet CA, Fort Nelson CA, Creston CA, Grand Turk TC, Funafuti TV, Cambridge Bay CA, Pohnpei FM, ' +
  'Coral Harbour CA, Blanc-Sablon CA, Inuvik CA, Cayman KY, Rarotonga CK, Stanley FK, Saipan MP, Dawson CA, ' +
  'Longyearbyen SJ, Thule GL, Danmarkshavn GL, Resolute CA, Yakutat US, South Georgia GS, Adak US, ' +
  'Anguilla AI, Bahia Banderas MX, Beulah US, Busingen DE, Casey AQ, Center US, Chagos IO, Chatham NZ, ' +
  'Christmas CX, Chuuk FM, Ciudad Juarez MX, Cocos CC, Coyhaique CL, Davis AQ, DumontDUrville AQ, Easter CL, ' +
  'Enderbury KI, Eucla AU, Fakaofo TK, Gambier PF, Guernsey GG, Jersey JE, Kerguelen TF, Kiritimati KI, ' +
  'Knox US, Kosrae FM, Kralendijk BQ, Kwajalein MH, Lindeman AU, Lord Howe AU, Lower Princes SX, Macquarie AU, ' +
  'Marengo US, Marigot MF, Marquesas PF, Mawson AQ, McMurdo AQ, Metlakatla US, Midway UM, Miquelon PM, ' +
  'Monaco MC, Monticello US, Montserrat MS, Nauru NR, New Salem US, Niue NU, Norfolk NF, Noronha BR, ' +
  'Palmer AQ, Petersburg US, Pitcairn PN, Punta Arenas CL, Qostanay KZ, Rothera AQ, Scoresbysund GL, ' +
  'St Barthelemy BL, St Helena SH, Swift Current CA, Syowa AQ, Tell City US, Tortola VG, Troll AQ, Vatican VA, ' +
  'Vevay US, Vincennes US, Vostok AQ, Wake UM, Wallis WF, Winamac US';
