/** Cities that time zones are named after, as Arabic writes them. Source: Unicode CLDR 48, Unicode License v3. */
export const cities =
  'Abidjan=أبيدجان|Accra=أكرا|Adak=أداك|Addis Ababa=أديس أبابا|Adelaide=أديليد|Aden=عدن|Algiers=الجزائر|' +
  'Almaty=ألماتي|Amman=عمّان|Amsterdam=أمستردام|Anadyr=أندير|Anchorage=أنشوراج|Andorra=أندورا|Anguilla=أنغويلا|' +
  'Antananarivo=أنتاناناريفو|Antigua=أنتيغوا|Apia=أبيا|Aqtau=أكتاو|Aqtobe=أكتوب|Araguaina=أروجوانيا|' +
  'Aruba=أروبا|Ashgabat=عشق آباد|Asmara=أسمرة|Astrakhan=أستراخان|Asuncion=أسونسيون|Athens=أثينا|Atyrau=أتيراو|' +
  'Auckland=أوكلاند|Azores=أزورس|Baghdad=بغداد|Bahia Banderas=باهيا بانديراس|Bahia=باهيا|Bahrain=البحرين|' +
  'Baku=باكو|Bamako=باماكو|Bangkok=بانكوك|Bangui=بانغوي|Banjul=بانجول|Barbados=بربادوس|Barnaul=بارناول|' +
  'Beirut=بيروت|Belem=بلم|Belgrade=بلغراد|Belize=بليز|Berlin=برلين|Bermuda=برمودا|' +
  'Beulah=بيولا، داكوتا الشمالية|Bishkek=بشكيك|Bissau=بيساو|Blanc-Sablon=بلانك-سابلون|Blantyre=بلانتاير|' +
  'Boa Vista=باو فيستا|Bogota=بوغوتا|Boise=بويس|Bougainville=بوغانفيل|Bratislava=براتيسلافا|' +
  'Brazzaville=برازافيل|Brisbane=برسيبان|Broken Hill=بروكن هيل|Brunei=بروناي|Brussels=بروكسل|Bucharest=بوخارست|' +
  'Budapest=بودابست|Buenos Aires=بوينوس أيرس|Bujumbura=بوجومبورا|Busingen=بوسنغن|Cairo=القاهرة|' +
  'Cambridge Bay=كامبرديج باي|Campo Grande=كومبو جراند|Canary=كناري|Cancun=كانكون|Cape Verde=الرأس الأخضر|' +
  'Caracas=كاراكاس|Casablanca=الدار البيضاء|Casey=كاساي|Catamarca=كاتاماركا|Cayenne=كايين|Cayman=كايمان|' +
  'Center=سنتر|Ceuta=سيتا|Chagos=تشاغوس|Chatham=تشاثام|Chicago=شيكاغو|Chihuahua=تشيواوا|Chisinau=تشيسيناو|' +
  'Chita=تشيتا|Christmas=كريسماس|Chuuk=ترك|Ciudad Juarez=سيوداد خواريز|Cocos=كوكوس|Colombo=كولومبو|' +
  'Comoro=جزر القمر|Conakry=كوناكري|Copenhagen=كوبنهاغن|Coral Harbour=كورال هاربر|Cordoba=كوردوبا|' +
  'Costa Rica=كوستاريكا|Coyhaique=كويهايكيو|Creston=كريستون|Cuiaba=كيابا|Curacao=كوراساو|Dakar=داكار|' +
  'Damascus=دمشق|Danmarkshavn=دانمرك شافن|Dar es Salaam=دار السلام|Darwin=دارون|Davis=دافيز|' +
  'Dawson Creek=داوسن كريك|Dawson=داوسان|Denver=دنفر|Detroit=ديترويت|Dhaka=دكا|Dili=ديلي|Djibouti=جيبوتي|' +
  'Dominica=دومينيكا|Douala=دوالا|Dubai=دبي|Dublin=دبلن|DumontDUrville=دي مونت دو روفيل|Dushanbe=دوشانبي|' +
  'Easter=استر|Edmonton=ايدمونتون|Efate=إيفات|Eirunepe=ايرونبي|El Aaiun=العيون|El Salvador=السلفادور|' +
  'Enderbury=كانتون|Eucla=أوكلا|Fakaofo=فاكاوفو|Famagusta=فاماغوستا|Faroe=فارو|Fiji=فيجي|' +
  'Fort Nelson=فورت نيلسون|Fortaleza=فورتاليزا|Freetown=فري تاون|Funafuti=فونافوتي|Gaborone=غابورون|' +
  'Galapagos=جلاباجوس|Gambier=جامبير|Gaza=غزة|Gibraltar=جبل طارق|Glace Bay=جلاس باي|Goose Bay=جوس باي|' +
  'Grand Turk=غراند ترك|Grenada=غرينادا|Guadalcanal=غوادالكانال|Guadeloupe=غوادلوب|Guam=غوام|' +
  'Guatemala=غواتيمالا|Guayaquil=غواياكويل|Guernsey=غيرنزي|Guyana=غيانا|Halifax=هاليفاكس|Harare=هراري|' +
  'Havana=هافانا|Hebron=هيبرون (مدينة الخليل)|Helsinki=هلسنكي|Hermosillo=هيرموسيلو|' +
  'Ho Chi Minh City=مدينة هو تشي منة|Hobart=هوبارت|Hong Kong=هونغ كونغ|Honolulu=هونولولو|Hovd=هوفد|' +
  'Indianapolis=إنديانابوليس|Inuvik=اينوفيك|Iqaluit=اكويلت|Irkutsk=ايركيتسك|Isle of Man=جزيرة مان|' +
  'Istanbul=إسطنبول|Jakarta=جاكرتا|Jamaica=جامايكا|Jayapura=جايابيورا|Jersey=جيرسي|Jerusalem=القدس|' +
  'Johannesburg=جوهانسبرغ|Juba=جوبا|Jujuy=جوجو|Juneau=جوني|Kabul=كابول|Kaliningrad=كالينجراد|' +
  'Kamchatka=كامتشاتكا|Kampala=كامبالا|Karachi=كراتشي|Kathmandu=كاتماندو|Kerguelen=كيرغويلين|Khandyga=خانديجا|' +
  'Khartoum=الخرطوم|Kigali=كيغالي|Kinshasa=كينشاسا|Kiritimati=كيريتي ماتي|Kirov=كيروف|Knox=كونكس|' +
  'Kolkata=كالكتا|Kosrae=كوسرا|Kralendijk=كرالنديك|Krasnoyarsk=كراسنويارسك|Kuala Lumpur=كوالا لامبور|' +
  'Kuching=كيشينج|Kuwait=الكويت|Kwajalein=كواجالين|Kyiv=كييف|La Paz=لا باز|La Rioja=لا ريوجا|Lagos=لاغوس|' +
  'Libreville=ليبرفيل|Lima=ليما|Lindeman=ليندمان|Lisbon=لشبونة|Ljubljana=ليوبليانا|Lome=لومي|London=لندن|' +
  'Longyearbyen=لونجيربين|Lord Howe=لورد هاو|Los Angeles=لوس انجلوس|Louisville=لويس فيل|' +
  'Lower Princes=حي الأمير السفلي|Luanda=لواندا|Lubumbashi=لومبباشا|Lusaka=لوساكا|Luxembourg=لوكسمبورغ|' +
  'Macau=ماكاو|Maceio=ماشيو|Macquarie=ماكواري|Madeira=ماديرا|Madrid=مدريد|Magadan=مجادن|Mahe=ماهي|' +
  'Majuro=ماجورو|Makassar=ماكسار|Malabo=مالابو|Maldives=المالديف|Malta=مالطة|Managua=ماناغوا|Manaus=ماناوس|' +
  'Manila=مانيلا|Maputo=مابوتو|Marengo=مارنجو|Mariehamn=ماريهامن|Marigot=ماريغوت|Marquesas=ماركيساس|' +
  'Martinique=المارتينيك|Maseru=ماسيرو|Matamoros=ماتاموروس|Mauritius=موريشيوس|Mawson=ماوسون|Mayotte=مايوت|' +
  'Mazatlan=مازاتلان|Mbabane=مباباني|McMurdo=ماك موردو|Melbourne=ميلبورن|Mendoza=ميندوزا|Menominee=مينوميني|' +
  'Merida=ميريدا|Metlakatla=ميتلاكاتلا|Mexico City=مكسيكو سيتي|Midway=ميدواي|Minsk=مينسك|Miquelon=مكويلون|' +
  'Mogadishu=مقديشيو|Monaco=موناكو|Moncton=وينكتون|Monrovia=مونروفيا|Monterrey=مونتيري|Montevideo=مونتفيديو|' +
  'Monticello=مونتيسيلو|Montserrat=مونتسيرات|Moscow=موسكو|Muscat=مسقط|Nairobi=نيروبي|Nassau=ناسو|Nauru=ناورو|' +
  'Ndjamena=نجامينا|New Salem=نيو ساليم|New York=نيويورك|Niamey=نيامي|Nicosia=نيقوسيا|Niue=نيوي|Nome=نوم|' +
  'Norfolk=نورفولك|Noronha=نوروناه|Nouakchott=نواكشوط|Noumea=نوميا|Novokuznetsk=نوفوكوزنتسك|' +
  'Novosibirsk=نوفوسبيرسك|Nuuk=غودثاب|Ojinaga=أوجيناجا|Omsk=أومسك|Oral=أورال|Oslo=أوسلو|Ouagadougou=واغادوغو|' +
  'Pago Pago=باغو باغو|Palau=بالاو|Palmer=بالمير|Panama=بنما|Paramaribo=باراماريبو|Paris=باريس|Perth=برثا|' +
  'Petersburg=بيترسبرغ|Phnom Penh=بنوم بنه|Phoenix=فينكس|Pitcairn=بيتكيرن|Podgorica=بودغوريكا|Pohnpei=باناب|' +
  'Pontianak=بونتيانك|Port Moresby=بور مورسبي|Port of Spain=بورت أوف سبين|Port-au-Prince=بورت أو برنس|' +
  'Porto Velho=بورتو فيلو|Porto-Novo=بورتو نوفو|Prague=براغ|Puerto Rico=بورتوريكو|Punta Arenas=بونتا أريناز|' +
  'Pyongyang=بيونغ يانغ|Qatar=قطر|Qostanay=قوستاناي|Qyzylorda=كيزيلوردا|Rankin Inlet=رانكن انلت|' +
  'Rarotonga=راروتونغا|Recife=ريسيف|Regina=ريجينا|Resolute=ريزولوت|Reunion=ريونيون|Reykjavik=ريكيافيك|' +
  'Riga=ريغا|Rio Branco=ريوبرانكو|Rio Gallegos=ريو جالييوس|Riyadh=الرياض|Rome=روما|Rothera=روثيرا|' +
  'Saipan=سايبان|Sakhalin=سكالين|Salta=سالطا|Samara=سمراء|Samarkand=سمرقند|San Juan=سان خوان|San Luis=سان لويس|' +
  'San Marino=سان مارينو|Santarem=سانتاريم|Santiago=سانتياغو|Santo Domingo=سانتو دومينغو|Sao Paulo=ساو باولو|' +
  'Sao Tome=ساو تومي|Sarajevo=سراييفو|Saratov=ساراتوف|Scoresbysund=سكورسبيسند|Seoul=سول|Shanghai=شنغهاي|' +
  'Simferopol=سيمفروبول|Singapore=سنغافورة|Sitka=سيتكا|Skopje=سكوبي|Sofia=صوفيا|South Georgia=جورجيا الجنوبية|' +
  'Srednekolymsk=سريدنكوليمسك|St Barthelemy=سانت بارتيليمي|St Helena=سانت هيلينا|St Kitts=سانت كيتس|' +
  'St Lucia=سانت لوشيا|St Thomas=سانت توماس|St Vincent=سانت فنسنت|St. John’s=سانت جونس|Stanley=استانلي|' +
  'Stockholm=ستوكهولم|Swift Current=سوفت كارنت|Sydney=سيدني|Syowa=سايووا|Tahiti=تاهيتي|Taipei=تايبيه|' +
  'Tallinn=تالين|Tarawa=تاراوا|Tashkent=طشقند|Tbilisi=تبليسي|Tegucigalpa=تيغوسيغالبا|Tehran=طهران|' +
  'Tell City=مدينة تل، إنديانا|Thimphu=تيمفو|Thule=ثيل|Tijuana=تيخوانا|Tirane=تيرانا|Tokyo=طوكيو|Tomsk=تومسك|' +
  'Tongatapu=تونغاتابو|Toronto=تورونتو|Tortola=تورتولا|Tripoli=طرابلس|Troll=ترول|Tucuman=تاكمان|Tunis=تونس|' +
  'Ulaanbaatar=آلانباتار|Ulyanovsk=أوليانوفسك|Urumqi=أرومكي|Ushuaia=أشوا|Ust-Nera=أوست نيرا|Vaduz=فادوز|' +
  'Vancouver=فانكوفر|Vatican=الفاتيكان|Vevay=فيفاي|Vienna=فيينا|Vientiane=فيانتيان|Vilnius=فيلنيوس|' +
  'Vincennes=فينسينس|Vladivostok=فلاديفوستك|Volgograd=فولوجراد|Vostok=فوستوك|Wake=واك|Wallis=واليس|' +
  'Warsaw=وارسو|Whitehorse=وايت هورس|Winamac=ويناماك|Windhoek=ويندهوك|Winnipeg=وينيبيج|Yakutat=ياكوتات|' +
  'Yakutsk=ياكتسك|Yangon=رانغون|Yekaterinburg=يكاترنبيرج|Yerevan=يريفان|Zagreb=زغرب|Zurich=زيورخ';
