/** Cities that time zones are named after, as German writes them. Source: Unicode CLDR 48, Unicode License v3. */
export const cities =
  'Addis Ababa=Addis Abeba|Algiers=Algier|Aqtobe=Aktobe|Araguaina=Araguaína|Ashgabat=Aşgabat|' +
  'Astrakhan=Astrachan|Asuncion=Asunción|Athens=Athen|Azores=Azoren|Baghdad=Bagdad|Belem=Belém|' +
  'Belgrade=Belgrad|Beulah=Beulah, North Dakota|Bishkek=Bischkek|Bogota=Bogotá|Brunei=Brunei Darussalam|' +
  'Brussels=Brüssel|Bucharest=Bukarest|Busingen=Büsingen|Cairo=Kairo|Canary=Kanaren|Cancun=Cancún|' +
  'Cape Verde=Cabo Verde|Cayman=Kaimaninseln|Center=Center, North Dakota|Chisinau=Chișinău|Chita=Tschita|' +
  'Christmas=Weihnachtsinsel|Ciudad Juarez=Ciudad Juárez|Comoro=Komoren|Copenhagen=Kopenhagen|' +
  'Coral Harbour=Atikokan|Cordoba=Córdoba|Cuiaba=Cuiabá|Curacao=Curaçao|Damascus=Damaskus|' +
  'Dar es Salaam=Daressalam|Djibouti=Dschibuti|DumontDUrville=Dumont-d’Urville|Dushanbe=Duschanbe|' +
  'Easter=Osterinsel|Eirunepe=Eirunepé|El Aaiun=El Aaiún|Enderbury=Canton|Faroe=Färöer|Fiji=Fidschi|' +
  'Galapagos=Galápagos|Havana=Havanna|Ho Chi Minh City=Ho-Chi-Minh-Stadt|Hong Kong=Hongkong|Hovd=Chowd|' +
  'Jamaica=Jamaika|Kamchatka=Kamtschatka|Karachi=Karatschi|Khandyga=Chandyga|Khartoum=Khartum|Kirov=Kirow|' +
  'Knox=Knox, Indiana|Kolkata=Kalkutta|Krasnoyarsk=Krasnojarsk|Kyiv=Kiew|Lisbon=Lissabon|Lome=Lomé|' +
  'Lower Princes=Lower Prince’s Quarter|Luxembourg=Luxemburg|Maceio=Maceió|Mahe=Mahé|Maldives=Malediven|' +
  'Marengo=Marengo, Indiana|Mazatlan=Mazatlán|Mexico City=Mexiko-Stadt|Miquelon=Saint-Pierre|' +
  'Mogadishu=Mogadischu|Monticello=Monticello, Kentucky|Moscow=Moskau|Muscat=Maskat|Ndjamena=N’Djamena|' +
  'New Salem=New Salem, North Dakota|Nicosia=Nikosia|Noronha=Fernando de Noronha|Noumea=Nouméa|' +
  'Novokuznetsk=Nowokuznetsk|Novosibirsk=Nowosibirsk|Petersburg=Petersburg, Indiana|Porto-Novo=Porto Novo|' +
  'Prague=Prag|Pyongyang=Pjöngjang|Qatar=Katar|Qostanay=Qostanai|Qyzylorda=Qysylorda|Reunion=Réunion|' +
  'Reykjavik=Reyk­ja­vík|Rio Gallegos=Río Gallegos|Riyadh=Riad|Rome=Rom|Sakhalin=Sachalin|Santarem=Santarém|' +
  'Sao Paulo=São Paulo|Sao Tome=São Tomé|Saratov=Saratow|Scoresbysund=Ittoqqortoormiit|Singapore=Singapur|' +
  'South Georgia=Südgeorgien|St Barthelemy=Saint-Barthélemy|St Helena=St. Helena|St Kitts=St. Kitts|' +
  'St Lucia=St. Lucia|St Thomas=St. Thomas|St Vincent=St. Vincent|Syowa=Showa|Taipei=Taipeh|Tashkent=Taschkent|' +
  'Tbilisi=Tiflis|Tehran=Teheran|Tell City=Tell City, Indiana|Tirane=Tirana|Tokyo=Tokio|Tripoli=Tripolis|' +
  'Tucuman=Tucumán|Ulyanovsk=Uljanowsk|Urumqi=Ürümqi|Vatican=Vatikan|Vevay=Vevay, Indiana|Vienna=Wien|' +
  'Vincennes=Vincennes, Indiana|Vladivostok=Wladiwostok|Volgograd=Wolgograd|Vostok=Wostok|' +
  'Wallis=Wallis & Futuna|Warsaw=Warschau|Winamac=Winamac, Indiana|Yakutsk=Jakutsk|Yangon=Rangun|' +
  'Yekaterinburg=Jekaterinburg|Yerevan=Eriwan|Zurich=Zürich';
