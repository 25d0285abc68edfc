/** Cities that time zones are named after, as Hebrew writes them. Source: Unicode CLDR 48, Unicode License v3. */
export const cities =
  'Abidjan=אביג׳אן|Accra=אקרה|Adak=אדאק|Addis Ababa=אדיס אבבה|Adelaide=אדלייד|Aden=עדן|Algiers=אלג׳יר|' +
  'Almaty=אלמאטי|Amman=עמאן|Amsterdam=אמסטרדם|Anadyr=אנדיר|Anchorage=אנקורג׳|Andorra=אנדורה|Anguilla=אנגווילה|' +
  'Antananarivo=אנטננריבו|Antigua=אנטיגואה|Apia=אפיה|Aqtau=אקטאו|Aqtobe=אקטובה|Araguaina=אראגואינה|Aruba=ארובה|' +
  'Ashgabat=אשגבט|Asmara=אסמרה|Astrakhan=אסטרחן|Asuncion=אסונסיון|Athens=אתונה|Atyrau=אטיראו|Auckland=אוקלנד|' +
  'Azores=האיים האזוריים|Baghdad=בגדד|Bahia Banderas=באהיה בנדרס|Bahia=באהיה|Bahrain=בחריין|Baku=באקו|' +
  'Bamako=במאקו|Bangkok=בנגקוק|Bangui=בנגואי|Banjul=בנג׳ול|Barbados=ברבדוס|Barnaul=ברנאול|Beirut=ביירות|' +
  'Belem=בלם|Belgrade=בלגרד|Belize=בליז|Berlin=ברלין|Bermuda=ברמודה|Beulah=ביולה, דקוטה הצפונית|Bishkek=בישקק|' +
  'Bissau=ביסאו|Blanc-Sablon=בלאן-סבלון|Blantyre=בלנטיר|Boa Vista=בואה ויסטה|Bogota=בוגוטה|Boise=בויסי|' +
  'Bougainville=בוגנוויל|Bratislava=ברטיסלבה|Brazzaville=ברזוויל|Brisbane=בריסביין|Broken Hill=ברוקן היל|' +
  'Brunei=ברוניי|Brussels=בריסל|Bucharest=בוקרשט|Budapest=בודפשט|Buenos Aires=בואנוס איירס|' +
  'Bujumbura=בוג׳ומבורה|Busingen=ביזינגן|Cairo=קהיר|Cambridge Bay=קיימברידג׳ ביי|Campo Grande=קמפו גרנדה|' +
  'Canary=האיים הקנריים|Cancun=קנקון|Cape Verde=כף ורדה|Caracas=קראקס|Casablanca=קזבלנקה|Casey=קייסי|' +
  'Catamarca=קטמרקה|Cayenne=קאיין|Cayman=קיימן|Center=סנטר, דקוטה הצפונית|Ceuta=סאוטה|Chagos=צ׳אגוס|' +
  'Chatham=צ׳אטהאם|Chicago=שיקגו|Chihuahua=צ׳יוואווה|Chisinau=קישינב|Chita=צ׳יטה|Christmas=האי כריסטמס|' +
  'Chuuk=צ׳וק|Ciudad Juarez=סיודד חוארס|Cocos=קוקוס|Colombo=קולומבו|Comoro=קומורו|Conakry=קונאקרי|' +
  'Copenhagen=קופנהגן|Coral Harbour=אטיקוקן|Cordoba=קורדובה|Costa Rica=קוסטה ריקה|Coyhaique=קויאיקה|' +
  'Creston=קרסטון|Cuiaba=קויאבה|Curacao=קוראסאו|Dakar=דקאר|Damascus=דמשק|Danmarkshavn=דנמרקסהוון|' +
  'Dar es Salaam=דאר א-סלאם|Darwin=דרווין|Davis=דיוויס|Dawson Creek=דוסון קריק|Dawson=דוסון|Denver=דנוור|' +
  'Detroit=דטרויט|Dhaka=דאקה|Dili=דילי|Djibouti=ג׳יבוטי|Dominica=דומיניקה|Douala=דואלה|Dubai=דובאי|' +
  'Dublin=דבלין|DumontDUrville=דומון ד׳אורוויל|Dushanbe=דושנבה|Easter=אי הפסחא|Edmonton=אדמונטון|Efate=אפטה|' +
  'Eirunepe=אירונפי|El Aaiun=אל עיון|El Salvador=אל סלבדור|Enderbury=קנטון|Eucla=יוקלה|Fakaofo=פקאופו|' +
  'Famagusta=פמגוסטה|Faroe=פארו|Fiji=פיג׳י|Fort Nelson=פורט נלסון|Fortaleza=פורטאלזה|Freetown=פריטאון|' +
  'Funafuti=פונפוטי|Gaborone=גבורונה|Galapagos=גלפאגוס|Gambier=איי גמבייה|Gaza=עזה|Gibraltar=גיברלטר|' +
  'Glace Bay=גלייס ביי|Goose Bay=גוס ביי|Grand Turk=גרנד טורק|Grenada=גרנדה|Guadalcanal=גוודלקנאל|' +
  'Guadeloupe=גואדלופ|Guam=גואם|Guatemala=גואטמלה|Guayaquil=גואיאקיל|Guernsey=גרנזי|Guyana=גיאנה|' +
  'Halifax=הליפקס|Harare=הרארה|Havana=הוואנה|Hebron=חברון|Helsinki=הלסינקי|Hermosillo=הרמוסיו|' +
  'Ho Chi Minh City=הו צ׳י מין סיטי|Hobart=הוברט|Hong Kong=הונג קונג|Honolulu=הונולולו|Hovd=חובד|' +
  'Indianapolis=אינדיאנפוליס|Inuvik=אינוויק|Iqaluit=איקלואיט|Irkutsk=אירקוטסק|Isle of Man=האי מאן|' +
  'Istanbul=איסטנבול|Jakarta=ג׳קרטה|Jamaica=ג׳מייקה|Jayapura=ג׳איאפורה|Jersey=ג׳רזי|Jerusalem=ירושלים|' +
  'Johannesburg=יוהנסבורג|Juba=ג׳ובה|Jujuy=חוחוי|Juneau=ג׳ונו|Kabul=קאבול|Kaliningrad=קלינינגרד|' +
  'Kamchatka=קמצ׳טקה|Kampala=קמפאלה|Karachi=קראצ׳י|Kathmandu=קטמנדו|Kerguelen=קרגוולן|Khandyga=חנדיגה|' +
  'Khartoum=חרטום|Kigali=קיגלי|Kinshasa=קינשסה|Kiritimati=קיריטימאטי|Kirov=קירוב|Knox=נוקס, אינדיאנה|' +
  'Kolkata=קולקטה|Kosrae=קוסרה|Kralendijk=קרלנדייק|Krasnoyarsk=קרסנויארסק|Kuala Lumpur=קואלה לומפור|' +
  'Kuching=קוצ׳ינג|Kuwait=כווית|Kwajalein=קוואג׳ליין|Kyiv=קייב|La Paz=לה פאס|La Rioja=לה ריוחה|Lagos=לאגוס|' +
  'Libreville=ליברוויל|Lima=לימה|Lindeman=לינדמן|Lisbon=ליסבון|Ljubljana=לובליאנה|Lome=לומה|London=לונדון|' +
  'Longyearbyen=לונגיירבין|Lord Howe=אי הלורד האו|Los Angeles=לוס אנג׳לס|Louisville=לואיוויל|' +
  'Lower Princes=לואוור פרינסס קוורטר|Luanda=לואנדה|Lubumbashi=לובומבאשי|Lusaka=לוסקה|Luxembourg=לוקסמבורג|' +
  'Macau=מקאו|Maceio=מסייאו|Macquarie=מקווארי|Madeira=מדיירה|Madrid=מדריד|Magadan=מגדן|Mahe=מהא|Majuro=מאג׳ורו|' +
  'Makassar=מאקאסאר|Malabo=מלבו|Maldives=האיים המלדיביים|Malta=מלטה|Managua=מנגואה|Manaus=מנאוס|Manila=מנילה|' +
  'Maputo=מאפוטו|Marengo=מרנגו, אינדיאנה|Mariehamn=מרייהאמן|Marigot=מריגו|Marquesas=איי מרקיז|' +
  'Martinique=מרטיניק|Maseru=מסרו|Matamoros=מטמורוס|Mauritius=מאוריציוס|Mawson=מוסון|Mayotte=מאיוט|' +
  'Mazatlan=מזטלן|Mbabane=מבבנה|McMurdo=מק-מרדו|Melbourne=מלבורן|Mendoza=מנדוזה|Menominee=מנומיני|Merida=מרידה|' +
  'Metlakatla=מטלקטלה|Mexico City=מקסיקו סיטי|Midway=מידוויי|Minsk=מינסק|Miquelon=מיקלון|Mogadishu=מוגדישו|' +
  'Monaco=מונקו|Moncton=מונקטון|Monrovia=מונרוביה|Monterrey=מונטריי|Montevideo=מונטווידאו|' +
  'Monticello=מונטיצ׳לו, קנטאקי|Montserrat=מונסראט|Moscow=מוסקבה|Muscat=מוסקט|Nairobi=ניירובי|Nassau=נסאו|' +
  'Nauru=נאורו|Ndjamena=נג׳מנה|New Salem=ניו סיילם, דקוטה הצפונית|New York=ניו יורק|Niamey=ניאמיי|' +
  'Nicosia=ניקוסיה|Niue=ניואה|Nome=נום|Norfolk=נורפוק|Noronha=נורוניה|Nouakchott=נואקצ׳וט|Noumea=נומאה|' +
  'Novokuznetsk=נובוקוזנטסק|Novosibirsk=נובוסיבירסק|Nuuk=נואוק|Ojinaga=אוג׳ינאגה|Omsk=אומסק|Oral=אורל|' +
  'Oslo=אוסלו|Ouagadougou=וואגאדוגו|Pago Pago=פאגו פאגו|Palau=פלאו|Palmer=פאלמר|Panama=פנמה|Paramaribo=פרמריבו|' +
  'Paris=פריז|Perth=פרת׳|Petersburg=פיטרסבורג, אינדיאנה|Phnom Penh=פנום פן|Phoenix=פיניקס|Pitcairn=פיטקרן|' +
  'Podgorica=פודגוריצה|Pohnpei=פונפיי|Pontianak=פונטיאנק|Port Moresby=פורט מורסבי|Port of Spain=פורט אוף ספיין|' +
  'Port-au-Prince=פורט או פראנס|Porto Velho=פורטו וליו|Porto-Novo=פורטו נובו|Prague=פראג|' +
  'Puerto Rico=פוארטו ריקו|Punta Arenas=פונטה ארנס|Pyongyang=פיונגיאנג|Qatar=קטאר|Qostanay=קוסטנאי|' +
  'Qyzylorda=קיזילורדה|Rankin Inlet=רנקין אינלט|Rarotonga=רארוטונגה|Recife=רסיפה|Regina=רג׳ינה|Resolute=רזולוט|' +
  'Reunion=ראוניון|Reykjavik=רייקיאוויק|Riga=ריגה|Rio Branco=ריו ברנקו|Rio Gallegos=ריו גאייגוס|Riyadh=ריאד|' +
  'Rome=רומא|Rothera=רות׳רה|Saipan=סאיפאן|Sakhalin=סחלין|Salta=סלטה|Samara=סמרה|Samarkand=סמרקנד|' +
  'San Juan=סן חואן|San Luis=סן לואיס|San Marino=סן מרינו|Santarem=סנטרם|Santiago=סנטיאגו|' +
  'Santo Domingo=סנטו דומינגו|Sao Paulo=סאו פאולו|Sao Tome=סאו טומה|Sarajevo=סרייבו|Saratov=סראטוב|' +
  'Scoresbysund=סקורסביסונד|Seoul=סיאול|Shanghai=שנחאי|Simferopol=סימפרופול|Singapore=סינגפור|Sitka=סיטקה|' +
  'Skopje=סקופיה|Sofia=סופיה|South Georgia=דרום ג׳ורג׳יה|Srednekolymsk=סרדנייקולימסק|St Barthelemy=סנט ברתלמי|' +
  'St Helena=סנט הלנה|St Kitts=סנט קיטס|St Lucia=סנט לוסיה|St Thomas=סנט תומאס|St Vincent=סנט וינסנט|' +
  'St. John’s=סנט ג׳ונס|Stanley=סטנלי|Stockholm=שטוקהולם|Swift Current=סוויפט קרנט|Sydney=סידני|Syowa=סייווה|' +
  'Tahiti=טהיטי|Taipei=טאיפיי|Tallinn=טאלין|Tarawa=טאראווה|Tashkent=טשקנט|Tbilisi=טביליסי|' +
  'Tegucigalpa=טגוסיגלפה|Tehran=טהרן|Tell City=טל סיטי, אינדיאנה|Thimphu=טהימפהו|Thule=תולה|Tijuana=טיחואנה|' +
  'Tirane=טירנה|Tokyo=טוקיו|Tomsk=טומסק|Tongatapu=טונגטאפו|Toronto=טורונטו|Tortola=טורטולה|Tripoli=טריפולי|' +
  'Troll=טרול|Tucuman=טוקומן|Tunis=תוניס|Ulaanbaatar=אולאן באטור|Ulyanovsk=אוליאנובסק|Urumqi=אורומקי|' +
  'Ushuaia=אושוואיה|Ust-Nera=אוסט-נרה|Vaduz=ואדוץ|Vancouver=ונקובר|Vatican=הוותיקן|Vevay=ויוואיי, אינדיאנה|' +
  'Vienna=וינה|Vientiane=ויינטיאן|Vilnius=וילנה|Vincennes=וינסנס, אינדיאנה|Vladivostok=ולדיווסטוק|' +
  'Volgograd=וולגוגרד|Vostok=ווסטוק|Wake=וייק|Wallis=ווליס|Warsaw=ורשה|Whitehorse=ווייטהורס|' +
  'Winamac=וינמאק, אינדיאנה|Windhoek=וינדהוק|Winnipeg=וויניפג|Yakutat=יקוטאט|Yakutsk=יקוטסק|Yangon=רנגון|' +
  'Yekaterinburg=יקטרינבורג|Yerevan=ירוואן|Zagreb=זאגרב|Zurich=ציריך';
