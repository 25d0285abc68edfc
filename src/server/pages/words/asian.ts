import type { LanguageCode } from '../../../language/index.ts';
import type { PageWords } from './words-of-language.ts';

export const asian = {
  ja: {
    yourBooking: 'ご予約内容',
    openYourLink: '予約の確認、日時の変更、キャンセルには、予約時に受け取ったリンクを開いてください。',
    replyToHost: 'お困りの場合は、予約のメールにそのままご返信ください。主催者に届きます。',
    needsJavaScript:
      '予約を表示するにはJavaScriptが必要です。JavaScriptを有効にするか、別のブラウザーでリンクを開いてください。',
    bookingNeedsJavaScript:
      'ここで予約するにはJavaScriptが必要です。JavaScriptを有効にするか、別のブラウザーでリンクを開いてください。',
    nothingToBook: '現在、ここで予約できるものはありません。',
    askHost: 'このリンクを送った方に返信して、時間を相談することもできます。',
    nextTime: '次の空き：{time}',
    noTimes: '現在、空いている時間はありません',
    timesIn: 'タイムゾーン：{zone}',
    videoCall: 'ビデオ通話',
    phoneCall: '電話',
    inPerson: '対面',
    notFound: 'ページが見つかりません',
    checkAddress: 'アドレスに誤りがないかご確認ください。または、リンクを送った方に新しいリンクをお尋ねください。',
    needsHttps: '予約にはHTTPSが必要です',
    whyHttps:
      'このページは、別の端末から暗号化されていないHTTPで開かれました。同じネットワークにいる人に名前やメールアドレスを読まれるおそれがあるため、このサーバーはHTTPSか、サーバーを実行しているコンピューターからの予約だけを受け付けます。',
    onServer: 'サーバーを実行しているコンピューターで開くアドレス：',
    onThisDevice:
      'この端末で試すには、HTTPSに対応したプロキシかトンネルをサーバーの前に置き、そのアドレスをここで開いてください。サーバーの起動時の設定：',
  },
  zh: {
    yourBooking: '您的预约',
    openYourLink: '如需查看预约、改期或取消预约，请打开您预约时收到的链接。',
    replyToHost: '需要帮助？请直接回复有关预约的邮件，主办人会收到您的回复。',
    needsJavaScript: '显示您的预约需要 JavaScript。请启用 JavaScript，或用其他浏览器打开此链接。',
    bookingNeedsJavaScript: '在此预约需要 JavaScript。请启用 JavaScript，或用其他浏览器打开此链接。',
    nothingToBook: '目前这里没有可预约的项目。',
    askHost: '您也可以回复发送此链接的人，直接询问时间。',
    nextTime: '最近可约：{time}',
    noTimes: '目前没有空闲时间',
    timesIn: '时区：{zone}',
    videoCall: '视频通话',
    phoneCall: '电话',
    inPerson: '线下会面',
    notFound: '找不到页面',
    checkAddress: '请检查网址是否有误，或向发送链接的人索取新链接。',
    needsHttps: '预约需要 HTTPS',
    whyHttps:
      '您在另一台设备上通过未加密的 HTTP 打开了此页面，同一网络中的其他人可能读到姓名和邮箱地址。因此，此服务器只接受通过 HTTPS 或从运行它的电脑上提交的预约。',
    onServer: '在运行服务器的电脑上打开：',
    onThisDevice:
      '如需在此设备上试用，请在服务器前设置支持 HTTPS 的代理或隧道，在此打开其地址，并用以下设置启动服务器：',
  },
  ar: {
    yourBooking: 'حجزك',
    openYourLink: 'للاطلاع على حجز أو تغيير موعده أو إلغائه، افتح الرابط الذي تلقّيته عند الحجز.',
    replyToHost: 'هل تحتاج إلى مساعدة؟ ردّ على رسالة البريد الخاصة بحجزك، وسيصل ردّك إلى المضيف.',
    needsJavaScript: 'تحتاج هذه الصفحة إلى ⁨JavaScript⁩ لعرض حجزك. فعّله أو افتح الرابط في متصفح آخر.',
    bookingNeedsJavaScript: 'للحجز هنا، تحتاج هذه الصفحة إلى JavaScript. فعِّله أو افتح الرابط في متصفح آخر.',
    nothingToBook: 'لا يوجد ما يمكن حجزه هنا حاليًا.',
    askHost: 'يمكنك أيضًا طلب موعد بالرد على من أرسل إليك هذا الرابط.',
    nextTime: 'متاح {time}',
    noTimes: 'لا توجد مواعيد متاحة حاليًا',
    timesIn: 'المنطقة الزمنية: {zone}',
    videoCall: 'مكالمة فيديو',
    phoneCall: 'مكالمة هاتفية',
    inPerson: 'حضوريًا',
    notFound: 'الصفحة غير موجودة',
    checkAddress: 'تحقّق من خلو العنوان من الأخطاء، أو اطلب رابطًا جديدًا ممن أرسله إليك.',
    needsHttps: 'الحجز يتطلب ⁨HTTPS⁩',
    whyHttps:
      'فُتحت هذه الصفحة من جهاز آخر عبر ⁨HTTP⁩ دون تشفير. قد يتمكن آخرون على الشبكة من قراءة الأسماء وعناوين البريد الإلكتروني. لذلك لا يقبل هذا الخادم الحجوزات إلا عبر ⁨HTTPS⁩ أو من الحاسوب الذي يعمل عليه.',
    onServer: 'على الحاسوب الذي يعمل عليه الخادم، افتح',
    onThisDevice:
      'لتجربته على هذا الجهاز، ضع وكيلًا أو نفقًا يوفّر ⁨HTTPS⁩ أمام الخادم، وافتح عنوانه هنا، وشغّل الخادم بالإعداد',
  },
  he: {
    yourBooking: 'הפגישה שלך',
    openYourLink: 'כדי לראות פגישה, לשנות את מועדה או לבטל אותה, יש לפתוח את הקישור שהתקבל בעת הקביעה.',
    replyToHost: 'לעזרה אפשר להשיב להודעת הדוא״ל על הפגישה, והתשובה תגיע למארח.',
    needsJavaScript: 'כדי להציג את הפגישה, הדף הזה זקוק ל־⁨JavaScript⁩. יש להפעיל אותו או לפתוח את הקישור בדפדפן אחר.',
    bookingNeedsJavaScript:
      'כדי לקבוע כאן פגישה, הדף הזה זקוק ל־⁨JavaScript⁩. יש להפעיל אותו או לפתוח את הקישור בדפדפן אחר.',
    nothingToBook: 'אין כאן כרגע מה לקבוע.',
    askHost: 'אפשר גם לבקש מועד בתשובה למי ששלח את הקישור.',
    nextTime: 'הקרוב: {time}',
    noTimes: 'אין כרגע מועדים פנויים',
    timesIn: 'אזור זמן: {zone}',
    videoCall: 'שיחת וידאו',
    phoneCall: 'שיחת טלפון',
    inPerson: 'פנים אל פנים',
    notFound: 'הדף לא נמצא',
    checkAddress: 'כדאי לבדוק שאין טעות בכתובת, או לבקש קישור חדש ממי ששלח אותו.',
    needsHttps: 'קביעת פגישה דורשת ⁨HTTPS⁩',
    whyHttps:
      'הדף נפתח ממכשיר אחר ב־⁨HTTP⁩ ללא הצפנה. אחרים ברשת עלולים לקרוא שמות וכתובות דוא״ל. לכן השרת הזה מקבל פגישות רק דרך ⁨HTTPS⁩ או מהמחשב שהוא פועל עליו.',
    onServer: 'במחשב שהשרת פועל עליו, יש לפתוח את',
    onThisDevice:
      'כדי לנסות במכשיר הזה, יש להציב לפני השרת פרוקסי או מנהרה עם ⁨HTTPS⁩, לפתוח כאן את הכתובת שלהם ולהפעיל את השרת עם',
  },
} satisfies Partial<Record<LanguageCode, PageWords>>;
