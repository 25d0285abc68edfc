/** Cities that time zones are named after, as Portuguese writes them. Source: Unicode CLDR 48, Unicode License v3. */
export const cities =
  'Accra=Acra|Addis Ababa=Adis Abeba|Aden=Áden|Algiers=Argel|Amman=Amã|Amsterdam=Amsterdã|Anguilla=Anguila|' +
  'Antigua=Antígua|Aqtau=Aktau|Aqtobe=Aktobe|Araguaina=Araguaína|Ashgabat=Asgabate|Astrakhan=Astracã|' +
  'Asuncion=Assunção|Athens=Atenas|Azores=Açores|Baghdad=Bagdá|Bahia Banderas=Bahia de Banderas|' +
  'Bahrain=Bahrein|Beirut=Beirute|Belem=Belém|Belgrade=Belgrado|Berlin=Berlim|Bermuda=Bermudas|' +
  'Beulah=Beulah, Dakota do Norte|Bogota=Bogotá|Brussels=Bruxelas|Bucharest=Bucareste|Budapest=Budapeste|' +
  'Busingen=Büsingen|Canary=Canárias|Cancun=Cancún|Cape Verde=Cabo Verde|Cayenne=Caiena|' +
  'Center=Center, Dakota do Norte|Chatham=Chatnam|Chisinau=Chișinău|Ciudad Juarez=Ciudad Juárez|Comoro=Comores|' +
  'Conakry=Conacri|Copenhagen=Copenhague|Coral Harbour=Atikokan|Cordoba=Córdoba|Coyhaique=Coihaique|' +
  'Cuiaba=Cuiabá|Curacao=Curaçao|Damascus=Damasco|Dhaka=Dacca|Djibouti=Djibuti|DumontDUrville=Dumont-d’Urville|' +
  'Dushanbe=Duchambe|Easter=Ilha de Páscoa|Efate=Éfaté|Eirunepe=Eirunepé|El Aaiun=El Aaiún|' +
  'Enderbury=Ilha de Canton|Faroe=Ilhas Faroé|Galapagos=Galápagos|Grenada=Granada|Guadeloupe=Guadalupe|' +
  'Guayaquil=Guaiaquil|Guyana=Guiana|Helsinki=Helsinque|Ho Chi Minh City=Cidade de Ho Chi Minh|Hovd=Khovd|' +
  'Indianapolis=Indianápolis|Isle of Man=Ilha de Man|Istanbul=Istambul|Jakarta=Jacarta|Jerusalem=Jerusalém|' +
  'Johannesburg=Joanesburgo|Kabul=Cabul|Kaliningrad=Kaliningrado|Kathmandu=Katmandu|Khartoum=Cartum|' +
  'Knox=Knox, Indiana|Kolkata=Calcutá|Kyiv=Kiev|Lisbon=Lisboa|Ljubljana=Liubliana|Lome=Lomé|London=Londres|' +
  'Lower Princes=Lower Prince’s Quarter|Luxembourg=Luxemburgo|Maceio=Maceió|Madrid=Madri|Mahe=Mahé|' +
  'Maldives=Maldivas|Managua=Manágua|Marengo=Marengo, Indiana|Martinique=Martinica|Mauritius=Maurício|' +
  'Mazatlan=Mazatlán|Merida=Mérida|Mexico City=Cidade do México|Miquelon=Saint-Pierre|Mogadishu=Mogadíscio|' +
  'Monaco=Mônaco|Monrovia=Monróvia|Montevideo=Montevidéu|Monticello=Monticello, Kentucky|Moscow=Moscou|' +
  'Muscat=Mascate|Nairobi=Nairóbi|Ndjamena=N’Djamena|New Salem=New Salen, Dakota do Norte|New York=Nova York|' +
  'Nicosia=Nicósia|Noronha=Fernando de Noronha|Noumea=Nouméa|Panama=Panamá|Petersburg=Petersburg, Indiana|' +
  'Port-au-Prince=Porto Príncipe|Porto-Novo=Porto Novo|Prague=Praga|Puerto Rico=Porto Rico|Qatar=Catar|' +
  'Reunion=Reunião|Reykjavik=Reykjavík|Rio Gallegos=Río Gallegos|Riyadh=Riade|Rome=Roma|Sakhalin=Sacalina|' +
  'Samarkand=Samarcanda|Santarem=Santarém|Sao Paulo=São Paulo|Sao Tome=São Tomé|Scoresbysund=Ittoqqortoormiit|' +
  'Seoul=Seul|Shanghai=Xangai|Singapore=Singapura|Sofia=Sófia|South Georgia=Geórgia do Sul|' +
  'St Barthelemy=São Bartolomeu|St Helena=Santa Helena|St Kitts=São Cristóvão|St Lucia=Santa Lúcia|' +
  'St Thomas=Saint Thomas|St Vincent=São Vicente|St. John’s=Saint John’s|Stockholm=Estocolmo|Syowa=Showa|' +
  'Tahiti=Taiti|Tarawa=Taraua|Tehran=Teerã|Tell City=Tell City, Indiana|Tirane=Tirana|Tokyo=Tóquio|' +
  'Tripoli=Trípoli|Tucuman=Tucumã|Tunis=Túnis|Ulaanbaatar=Ulan Bator|Ulyanovsk=Ulianovsk|Urumqi=Ürümqi|' +
  'Vatican=Vaticano|Vevay=Vevay, Indiana|Vienna=Viena|Vincennes=Vincennes, Indiana|Volgograd=Volgogrado|' +
  'Wallis=Wallis & Futuna|Warsaw=Varsóvia|Winamac=Winamac, Indiana|Yangon=Rangum|Yekaterinburg=Ecaterimburgo|' +
  'Zurich=Zurique';
