/** Cities that time zones are named after, as Polish writes them. Source: Unicode CLDR 48, Unicode License v3. */
export const cities =
  'Abidjan=Abidżan|Accra=Akra|Addis Ababa=Addis Abeba|Algiers=Algier|Almaty=Ałmaty|Andorra=Andora|' +
  'Antananarivo=Antananarywa|Aqtau=Aktau|Aqtobe=Aktiubińsk|Araguaina=Araguaína|Ashgabat=Aszchabad|' +
  'Astrakhan=Astrachań|Asuncion=Asunción|Athens=Ateny|Azores=Azory|Baghdad=Bagdad|Bahia=Salvador|' +
  'Bahrain=Bahrajn|Bangui=Bangi|Banjul=Bandżul|Barnaul=Barnauł|Beirut=Bejrut|Belem=Belém|Belgrade=Belgrad|' +
  'Bermuda=Bermudy|Beulah=Beulah, Dakota Północna|Bishkek=Biszkek|Bogota=Bogotá|' +
  'Bougainville=Wyspa Bougainville’a|Bratislava=Bratysława|Brussels=Bruksela|Bucharest=Bukareszt|' +
  'Budapest=Budapeszt|Bujumbura=Bużumbura|Busingen=Büsingen am Hochrhein|Cairo=Kair|Canary=Wyspy Kanaryjskie|' +
  'Cancun=Cancún|Cape Verde=Republika Zielonego Przylądka|Cayenne=Kajenna|Cayman=Kajmany|' +
  'Center=Center, Dakota Północna|Chagos=Czagos|Chisinau=Kiszyniów|Chita=Czyta|' +
  'Christmas=Wyspa Bożego Narodzenia|Ciudad Juarez=Ciudad Juárez|Cocos=Wyspy Kokosowe|Colombo=Kolombo|' +
  'Comoro=Komory|Conakry=Konakry|Copenhagen=Kopenhaga|Coral Harbour=Atikokan|Cordoba=Córdoba|' +
  'Costa Rica=Kostaryka|Cuiaba=Cuiabá|Curacao=Curaçao|Damascus=Damaszek|Djibouti=Dżibuti|Dominica=Dominika|' +
  'Douala=Duala|Dubai=Dubaj|DumontDUrville=Dumont-d’Urville|Dushanbe=Duszanbe|Easter=Wyspa Wielkanocna|' +
  'Eirunepe=Eirunepé|El Aaiun=Al-Ujun|El Salvador=Salwador|Enderbury=Kanton|Faroe=Wyspy Owcze|Fiji=Fidżi|' +
  'Galapagos=Galápagos|Gambier=Wyspy Gambiera|Guadeloupe=Gwadelupa|Guatemala=Gwatemala|Guyana=Gujana|' +
  'Havana=Hawana|Ho Chi Minh City=Ho Chi Minh|Hong Kong=Hongkong|Hovd=Kobdo|Irkutsk=Irkuck|' +
  'Isle of Man=Wyspa Man|Istanbul=Stambuł|Jakarta=Dżakarta|Jamaica=Jamajka|Jerusalem=Jerozolima|Juba=Dżuba|' +
  'Kamchatka=Kamczatka|Karachi=Karaczi|Kathmandu=Katmandu|Kerguelen=Wyspy Kerguelena|Khandyga=Chandyga|' +
  'Khartoum=Chartum|Kinshasa=Kinszasa|Kirov=Kirow|Knox=Knox, Indiana|Kolkata=Kalkuta|Krasnoyarsk=Krasnojarsk|' +
  'Kuwait=Kuwejt|Kyiv=Kijów|Lisbon=Lizbona|Ljubljana=Lublana|Lome=Lomé|London=Londyn|' +
  'Lower Princes=Lower Prince’s Quarter|Luxembourg=Luksemburg|Macau=Makau|Maceio=Maceió|Madeira=Madera|' +
  'Madrid=Madryt|Mahe=Mahé|Maldives=Malediwy|Marengo=Marengo, Indiana|Mariehamn=Maarianhamina|' +
  'Marquesas=Markizy|Martinique=Martynika|Mayotte=Majotta|Mazatlan=Mazatlán|Mexico City=Meksyk (miasto)|' +
  'Minsk=Mińsk|Miquelon=Saint-Pierre|Mogadishu=Mogadiszu|Monaco=Monako|Monticello=Monticello, Kentucky|' +
  'Moscow=Moskwa|Muscat=Maskat|Ndjamena=Ndżamena|New Salem=New Salem, Dakota Północna|New York=Nowy Jork|' +
  'Nicosia=Nikozja|Noronha=Fernando de Noronha|Nouakchott=Nawakszut|Noumea=Numea|Novokuznetsk=Nowokuźnieck|' +
  'Novosibirsk=Nowosybirsk|Oral=Uralsk|Ouagadougou=Wagadugu|Paris=Paryż|Petersburg=Petersburg, Indiana|' +
  'Port of Spain=Port-of-Spain|Porto-Novo=Porto Novo|Prague=Praga|Puerto Rico=Portoryko|Pyongyang=Pjongjang|' +
  'Qatar=Katar|Qostanay=Kustanaj|Qyzylorda=Kyzyłorda|Reunion=Réunion|Riga=Ryga|Rio Gallegos=Río Gallegos|' +
  'Riyadh=Rijad|Rome=Rzym|Sakhalin=Sachalin|Samarkand=Samarkanda|Santarem=Santarém|Sao Paulo=São Paulo|' +
  'Sao Tome=São Tomé|Sarajevo=Sarajewo|Saratov=Saratów|Scoresbysund=Ittoqqortoormiit|Seoul=Seul|' +
  'Shanghai=Szanghaj|Simferopol=Symferopol|Singapore=Singapur|South Georgia=Georgia Południowa|' +
  'Srednekolymsk=Sriedniekołymsk|St Barthelemy=Saint-Barthélemy|St Helena=Święta Helena|St Kitts=Saint Kitts|' +
  'St Lucia=Saint Lucia|St Thomas=Saint Thomas|St Vincent=Saint Vincent|Stockholm=Sztokholm|Syowa=Showa|' +
  'Taipei=Tajpej|Tallinn=Tallin|Tashkent=Taszkient|Tehran=Teheran|Tell City=Tell City, Indiana|Thule=Qaanaaq|' +
  'Tirane=Tirana|Tokyo=Tokio|Tripoli=Trypolis|Tucuman=Tucumán|Ulaanbaatar=Ułan Bator|Ulyanovsk=Uljanowsk|' +
  'Urumqi=Urumczi|Ust-Nera=Ust-Niera|Vatican=Watykan|Vevay=Vevay, Indiana|Vienna=Wiedeń|Vientiane=Wientian|' +
  'Vilnius=Wilno|Vincennes=Vincennes, Indiana|Vladivostok=Władywostok|Volgograd=Wołgograd|Vostok=Wostok|' +
  'Wallis=Wallis & Futuna|Warsaw=Warszawa|Winamac=Winamac, Indiana|Windhoek=Windhuk|Yakutsk=Jakuck|' +
  'Yangon=Rangun|Yekaterinburg=Jekaterynburg|Yerevan=Erywań|Zagreb=Zagrzeb|Zurich=Zurych';
