/** Cities that time zones are named after, as Italian writes them. Source: Unicode CLDR 48, Unicode License v3. */
export const cities =
  'Addis Ababa=Addis Abeba|Algiers=Algeri|Anadyr=Anadyr’|Aqtobe=Aqtöbe|Araguaina=Araguaína|Asuncion=Asunción|' +
  'Athens=Atene|Azores=Azzorre|Bahia Banderas=Bahía de Banderas|Bahrain=Bahrein|Belem=Belém|Belgrade=Belgrado|' +
  'Berlin=Berlino|Beulah=Beulah, Dakota del nord|Bogota=Bogotá|Brussels=Bruxelles|Bucharest=Bucarest|' +
  'Busingen=Büsingen|Cairo=Il Cairo|Canary=Canarie|Cancun=Cancún|Cape Verde=Capo Verde|Cayenne=Caienna|' +
  'Center=Center, Dakota del nord|Chisinau=Chișinău|Chita=Čita|Ciudad Juarez=Ciudad Juárez|Comoro=Comore|' +
  'Copenhagen=Copenaghen|Coral Harbour=Atikokan|Cordoba=Córdoba|Cuiaba=Cuiabá|Curacao=Curaçao|Damascus=Damasco|' +
  'Dhaka=Dacca|Djibouti=Gibuti|Dublin=Dublino|DumontDUrville=Dumont-d’Urville|Easter=Pasqua|Eirunepe=Eirunepé|' +
  'El Aaiun=El Ayun|Enderbury=Canton|Famagusta=Famagosta|Faroe=Isole Fær Øer|Fiji=Figi|Galapagos=Galápagos|' +
  'Gibraltar=Gibilterra|Guadeloupe=Guadalupa|Havana=L’Avana|Ho Chi Minh City=Ho Chi Minh|Hovd=Khovd|' +
  'Isle of Man=Isola di Man|Jakarta=Giacarta|Jamaica=Giamaica|Jerusalem=Gerusalemme|Juba=Giuba|' +
  'Khandyga=Chandyga|Khartoum=Khartum|Knox=Knox, Indiana|Kolkata=Calcutta|Krasnoyarsk=Krasnojarsk|Kyiv=Kiev|' +
  'Lisbon=Lisbona|Ljubljana=Lubiana|Lome=Lomé|London=Londra|Lower Princes=Lower Prince’s Quarter|' +
  'Luxembourg=Lussemburgo|Macau=Macao|Maceio=Maceió|Mahe=Mahé|Maldives=Maldive|Marengo=Marengo, Indiana|' +
  'Marquesas=Marchesi|Martinique=Martinica|Mazatlan=Mazatlán|Merida=Mérida|Mexico City=Città del Messico|' +
  'Miquelon=Saint-Pierre|Mogadishu=Mogadiscio|Monticello=Monticello, Kentucky|Moscow=Mosca|Muscat=Mascate|' +
  'Ndjamena=N’Djamena|New Salem=New Salem, Dakota del nord|Noronha=Fernando de Noronha|Noumea=Nouméa|' +
  'Novokuznetsk=Novokuzneck|Paris=Parigi|Petersburg=Petersburg, Indiana|Prague=Praga|Puerto Rico=Portorico|' +
  'Reunion=La Riunione|Reykjavik=Reykjavík|Rio Gallegos=Río Gallegos|Riyadh=Riyad|Rome=Roma|Sakhalin=Sachalin|' +
  'Samarkand=Samarcanda|Santarem=Santarém|Sao Paulo=San Paolo|Sao Tome=São Tomé|Scoresbysund=Ittoqqortoormiit|' +
  'Seoul=Seul|Simferopol=Sinferopoli|South Georgia=Georgia del Sud|St Barthelemy=Saint-Barthélemy|' +
  'St Helena=Sant’Elena|St Kitts=St. Kitts|St Lucia=Santa Lucia|St Thomas=Saint Thomas|' +
  'St Vincent=Saint Vincent|Stockholm=Stoccolma|Syowa=Showa|Tehran=Teheran|Tell City=Tell City, Indiana|' +
  'Tirane=Tirana|Tucuman=Tucumán|Tunis=Tunisi|Ulaanbaatar=Ulan Bator|Urumqi=Ürümqi|Ust-Nera=Ust’-Nera|' +
  'Vatican=Città del Vaticano|Vevay=Vevay, Indiana|Vincennes=Vincennes, Indiana|Wallis=Wallis & Futuna|' +
  'Warsaw=Varsavia|Winamac=Winamac, Indiana|Yakutsk=Jakutsk|Yangon=Rangoon|Yekaterinburg=Ekaterinburg|' +
  'Zagreb=Zagabria|Zurich=Zurigo';
