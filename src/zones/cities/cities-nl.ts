/** Cities that time zones are named after, as Dutch writes them. Source: Unicode CLDR 48, Unicode License v3. */
export const cities =
  'Addis Ababa=Addis Abeba|Almaty=Alma-Ata|Aqtobe=Aqtöbe|Araguaina=Araguaína|Ashgabat=Asjchabad|' +
  'Asuncion=Asunción|Athens=Athene|Atyrau=Atıraw|Azores=Azoren|Baghdad=Bagdad|Bahia Banderas=Bahía de Banderas|' +
  'Bahrain=Bahrein|Baku=Bakoe|Beirut=Beiroet|Belem=Belém|Belgrade=Belgrado|Berlin=Berlijn|' +
  'Beulah=Beulah, Noord-Dakota|Bishkek=Bisjkek|Bogota=Bogotá|Brussels=Brussel|Bucharest=Boekarest|' +
  'Budapest=Boedapest|Busingen=Büsingen|Cairo=Caïro|Canary=Canarische Eilanden|Cape Verde=Kaapverdië|' +
  'Center=Center, Noord-Dakota|Chagos=Chagosarchipel|Chisinau=Chișinău|Christmas=Christmaseiland|' +
  'Ciudad Juarez=Ciudad Juárez|Cocos=Cocoseilanden|Comoro=Comores|Copenhagen=Kopenhagen|Coral Harbour=Atikokan|' +
  'Cordoba=Córdoba|Cuiaba=Cuiabá|Curacao=Curaçao|DumontDUrville=Dumont-d’Urville|Dushanbe=Doesjanbe|' +
  'Easter=Paaseiland|Eirunepe=Eirunepé|El Aaiun=El Aaiún|Enderbury=Kanton|Faroe=Faeröer|Galapagos=Galápagos|' +
  'Gambier=Îles Gambier|Ho Chi Minh City=Ho Chi Minhstad|Hong Kong=Hongkong|Hovd=Khovd|Irkutsk=Irkoetsk|' +
  'Istanbul=Istanboel|Jerusalem=Jeruzalem|Kamchatka=Kamtsjatka|Khartoum=Khartoem|Knox=Knox, Indiana|' +
  'Kolkata=Calcutta|Krasnoyarsk=Krasnojarsk|Kuwait=Koeweit|Kyiv=Kiev|Lisbon=Lissabon|Lome=Lomé|London=Londen|' +
  'Lower Princes=Beneden Prinsen Kwartier|Luxembourg=Luxemburg|Maceio=Maceió|Mahe=Mahé|Maldives=Maldiven|' +
  'Manila=Manilla|Marengo=Marengo, Indiana|Marquesas=Marquesaseilanden|Mazatlan=Mazatlán|Merida=Mérida|' +
  'Mexico City=Mexico-Stad|Miquelon=Saint-Pierre|Monticello=Monticello, Kentucky|Moscow=Moskou|' +
  'Ndjamena=N’Djamena|New Salem=New Salem, Noord-Dakota|Noronha=Fernando de Noronha|Noumea=Nouméa|Paris=Parijs|' +
  'Petersburg=Petersburg, Indiana|Prague=Praag|Reunion=Réunion|Rio Gallegos=Río Gallegos|Riyadh=Riyad|' +
  'Sakhalin=Sachalin|Santarem=Santarém|Sao Paulo=São Paulo|Sao Tome=Sao Tomé|Scoresbysund=Ittoqqortoormiit|' +
  'Shanghai=Sjanghai|South Georgia=Zuid-Georgia|St Barthelemy=Saint-Barthélemy|St Helena=Sint-Helena|' +
  'St Kitts=Saint Kitts|St Lucia=Saint Lucia|St Thomas=Saint Thomas|St Vincent=Saint Vincent|' +
  'St. John’s=Saint John’s|Syowa=Showa|Tashkent=Tasjkent|Tehran=Teheran|Tell City=Tell City, Indiana|' +
  'Tirane=Tirana|Tokyo=Tokio|Tucuman=Tucumán|Urumqi=Ürümqi|Vatican=Vaticaanstad|Vevay=Vevay, Indiana|' +
  'Vienna=Wenen|Vincennes=Vincennes, Indiana|Volgograd=Wolgograd|Wallis=Wallis & Futuna|Warsaw=Warschau|' +
  'Winamac=Winamac, Indiana|Yakutsk=Jakoetsk|Yangon=Rangoon|Yekaterinburg=Jekaterinenburg|Yerevan=Jerevan|' +
  'Zurich=Zürich';
