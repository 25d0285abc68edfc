/** Cities that time zones are named after, as Spanish writes them. Source: Unicode CLDR 48, Unicode License v3. */
export const cities =
  'Abidjan=Abiyán|Accra=Acra|Addis Ababa=Adís Abeba|Adelaide=Adelaida|Aden=Adén|Algiers=Argel|Amman=Ammán|' +
  'Amsterdam=Ámsterdam|Anadyr=Anádyr|Anguilla=Anguila|Aqtau=Aktau|Aqtobe=Aktobe|Araguaina=Araguaína|' +
  'Ashgabat=Asjabad|Astrakhan=Astracán|Asuncion=Asunción|Athens=Atenas|Baghdad=Bagdad|' +
  'Bahia Banderas=Bahía de Banderas|Bahia=Bahía|Bahrain=Baréin|Baku=Bakú|Barnaul=Barnaúl|Belem=Belén|' +
  'Belgrade=Belgrado|Belize=Belice|Berlin=Berlín|Bermuda=Bermudas|Beulah=Beulah, Dakota del Norte|Bissau=Bisáu|' +
  'Bogota=Bogotá|Brunei=Brunéi|Brussels=Bruselas|Bucharest=Bucarest|Busingen=Büsingen|Cairo=El Cairo|' +
  'Canary=Canarias|Cancun=Cancún|Cape Verde=Cabo Verde|Cayenne=Cayena|Cayman=Caimán|' +
  'Center=Center, Dakota del Norte|Chisinau=Chisináu|Chita=Chitá|Christmas=Navidad|Ciudad Juarez=Ciudad Juárez|' +
  'Comoro=Comoras|Conakry=Conakri|Copenhagen=Copenhague|Coral Harbour=Atikokan|Cordoba=Córdoba|Cuiaba=Cuiabá|' +
  'Curacao=Curazao|Damascus=Damasco|Dar es Salaam=Dar es-Salam|Dhaka=Daca|Djibouti=Yibuti|Douala=Duala|' +
  'Dubai=Dubái|Dublin=Dublín|DumontDUrville=Dumont-d’Urville|Dushanbe=Dusambé|Easter=Isla de Pascua|' +
  'Eirunepe=Eirunepé|El Aaiun=El Aaiún|Enderbury=Isla Kanton|Faroe=Islas Feroe|Fiji=Fiyi|Galapagos=Galápagos|' +
  'Grand Turk=Gran Turca|Grenada=Granada|Guadeloupe=Guadalupe|Guernsey=Guernesey|Havana=La Habana|' +
  'Hebron=Hebrón|Ho Chi Minh City=Ciudad Ho Chi Minh|Honolulu=Honolulú|Hovd=Khovd|Indianapolis=Indianápolis|' +
  'Isle of Man=Isla de Man|Istanbul=Estambul|Jakarta=Yakarta|Jerusalem=Jerusalén|Johannesburg=Johannesburgo|' +
  'Kaliningrad=Kaliningrado|Kathmandu=Katmandú|Khandyga=Khandiga|Khartoum=Jartum|Kirov=Kírov|' +
  'Knox=Knox, Indiana|Kolkata=Calcuta|Kyiv=Kiev|Lisbon=Lisboa|Ljubljana=Liubliana|Lome=Lomé|London=Londres|' +
  'Los Angeles=Los Ángeles|Lower Princes=Lower Prince’s Quarter|Luxembourg=Luxemburgo|Macau=Macao|' +
  'Maceio=Maceió|Magadan=Magadán|Mahe=Mahé|Makassar=Makasar|Maldives=Maldivas|Manaus=Manaos|' +
  'Marengo=Marengo, Indiana|Martinique=Martinica|Mauritius=Mauricio|Mazatlan=Mazatlán|Merida=Mérida|' +
  'Mexico City=Ciudad de México|Miquelon=Miquelón|Mogadishu=Mogadiscio|Monaco=Mónaco|' +
  'Monticello=Monticello, Kentucky|Moscow=Moscú|Muscat=Mascate|Ndjamena=Yamena|' +
  'New Salem=New Salem, Dakota del Norte|New York=Nueva York|Noronha=Fernando de Noronha|Nouakchott=Nuakchot|' +
  'Noumea=Numea|Ouagadougou=Uagadugú|Palau=Palaos|Panama=Panamá|Paris=París|Petersburg=Petersburg, Indiana|' +
  'Port of Spain=Puerto España|Port-au-Prince=Puerto Príncipe|Porto-Novo=Portonovo|Prague=Praga|Qatar=Catar|' +
  'Qostanay=Kostanái|Qyzylorda=Kyzylorda|Reunion=Reunión|Reykjavik=Reikiavik|Rio Branco=Río Branco|' +
  'Rio Gallegos=Río Gallegos|Riyadh=Riad|Rome=Roma|Saipan=Saipán|Sakhalin=Sajalín|Samarkand=Samarcanda|' +
  'Santarem=Santarém|Santiago=Santiago de Chile|Sao Paulo=São Paulo|Sao Tome=Santo Tomé|Saratov=Sarátov|' +
  'Scoresbysund=Ittoqqortoormiit|Seoul=Seúl|Shanghai=Shanghái|Simferopol=Simferópol|Singapore=Singapur|' +
  'Skopje=Skopie|Sofia=Sofía|South Georgia=Georgia del Sur|Srednekolymsk=Srednekolimsk|' +
  'St Barthelemy=San Bartolomé|St Helena=Santa Elena|St Kitts=San Cristóbal|St Lucia=Santa Lucía|' +
  'St Thomas=St. Thomas|St Vincent=San Vicente|St. John’s=San Juan de Terranova|Stockholm=Estocolmo|' +
  'Sydney=Sídney|Syowa=Showa|Tahiti=Tahití|Taipei=Taipéi|Tallinn=Tallin|Tashkent=Taskent|Tbilisi=Tiflis|' +
  'Tehran=Teherán|Tell City=Tell City, Indiana|Thimphu=Timbu|Tirane=Tirana|Tokyo=Tokio|Tortola=Tórtola|' +
  'Tripoli=Trípoli|Tucuman=Tucumán|Tunis=Túnez|Ulaanbaatar=Ulán Bator|Ulyanovsk=Uliánovsk|Urumqi=Ürümqi|' +
  'Vatican=El Vaticano|Vevay=Vevay, Indiana|Vienna=Viena|Vientiane=Vientián|Vilnius=Vilna|' +
  'Vincennes=Vincennes, Indiana|Volgograd=Volgogrado|Wallis=Wallis & Futuna|Warsaw=Varsovia|' +
  'Winamac=Winamac, Indiana|Yangon=Yangón (Rangún)|Yekaterinburg=Ekaterimburgo|Yerevan=Ereván|Zurich=Zúrich';
