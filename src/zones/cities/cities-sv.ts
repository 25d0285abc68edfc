/** Cities that time zones are named after, as Swedish writes them. Source: Unicode CLDR 48, Unicode License v3. */
export const cities =
  'Addis Ababa=Addis Abeba|Algiers=Alger|Aqtau=Aktau|Aqtobe=Aqtöbe|Araguaina=Araguaína|Ashgabat=Asjchabad|' +
  'Asuncion=Asunción|Athens=Aten|Azores=Azorerna|Baghdad=Bagdad|Bahia Banderas=Bahía de Banderas|Belem=Belém|' +
  'Belgrade=Belgrad|Beulah=Beulah, North Dakota|Bishkek=Bisjkek|Bogota=Bogotá|Brussels=Bryssel|' +
  'Bucharest=Bukarest|Busingen=Büsingen am Hochrhein|Cairo=Kairo|Canary=Kanarieöarna|Cancun=Cancún|' +
  'Cape Verde=Kap Verde|Cayman=Caymanöarna|Center=Center, North Dakota|Chisinau=Chișinău|Chita=Tjita|' +
  'Christmas=Julön|Ciudad Juarez=Ciudad Juárez|Cocos=Kokosöarna|Comoro=Komorerna|Copenhagen=Köpenhamn|' +
  'Coral Harbour=Atikokan|Cordoba=Córdoba|Cuiaba=Cuiabá|Curacao=Curaçao|Damascus=Damaskus|' +
  'Dar es Salaam=Dar es-Salaam|DumontDUrville=Dumont-d’Urville|Dushanbe=Dusjanbe|Easter=Påskön|' +
  'Eirunepe=Eirunepé|El Aaiun=El-Aaiún|Enderbury=Kantonatollen|Faroe=Torshamn|Galapagos=Galápagos|' +
  'Gambier=Gambieröarna|Havana=Havanna|Helsinki=Helsingfors|Ho Chi Minh City=Ho Chi Minh-staden|' +
  'Hong Kong=Hongkong|Hovd=Chovd|Jujuy=San Salvador de Jujuy|Kamchatka=Kamtjatka|Kathmandu=Katmandu|' +
  'Kerguelen=Kerguelenöarna|Khandyga=Chandyga|Knox=Knox, Indiana|Krasnoyarsk=Krasnojarsk|Kyiv=Kiev|' +
  'Lisbon=Lissabon|Lome=Lomé|Lower Princes=Lower Prince’s Quarter|Luxembourg=Luxemburg|Macau=Macao|' +
  'Maceio=Maceió|Mahe=Mahé|Maldives=Maldiverna|Marengo=Marengo, Indiana|Marquesas=Marquesasöarna|' +
  'Mazatlan=Mazatlán|Merida=Mérida|Mexico City=Ciudad de México|Midway=Midwayöarna|Miquelon=Saint-Pierre|' +
  'Monticello=Monticello, Kentucky|Moscow=Moskva|Muscat=Muskat|Ndjamena=N’Djamena|' +
  'New Salem=New Salem, North Dakota|Noronha=Fernando de Noronha|Noumea=Nouméa|Petersburg=Petersburg, Indiana|' +
  'Pitcairn=Pitcairnöarna|Prague=Prag|Qostanay=Kostanaj|Reunion=Réunion|Rio Gallegos=Río Gallegos|Rome=Rom|' +
  'Sakhalin=Sachalin|Santarem=Santarém|Sao Paulo=São Paulo|Sao Tome=São Tomé|Scoresbysund=Ittoqqortoormiit|' +
  'South Georgia=Sydgeorgien|St Barthelemy=Saint-Barthélemy|St Helena=Sankt Helena|St Kitts=Saint Kitts|' +
  'St Lucia=Saint Lucia|St Thomas=Saint Thomas|St Vincent=Saint Vincent|St. John’s=Saint John’s|Syowa=Showa|' +
  'Tashkent=Tasjkent|Tehran=Teheran|Tell City=Tell City, Indiana|Thule=Qaanaaq|Tirane=Tirana|Tucuman=Tucumán|' +
  'Ulyanovsk=Uljanovsk|Urumqi=Ürümqi|Vatican=Vatikanen|Vevay=Vevay, Indiana|Vienna=Wien|' +
  'Vincennes=Vincennes, Indiana|Wallis=Wallisön|Warsaw=Warszawa|Winamac=Winamac, Indiana|Yakutsk=Jakutsk|' +
  'Yekaterinburg=Jekaterinburg|Yerevan=Jerevan|Zurich=Zürich';
