const texts = {
  vi: {
    shop: 'Nhà sách · Đơn của trường học',
    title: 'Gửi đơn bằng XML',
    count: 'Đơn đã nhận',
    how: 'Gửi tài liệu XML đến',
    example: 'Ví dụ',
    wolf: 'Máy của bạn, nơi nhận được mọi yêu cầu gửi đến nó:',
  },
  en: {
    shop: 'Bookshop · Orders of schools',
    title: 'Send an order as XML',
    count: 'Orders received',
    how: 'Send an XML document to',
    example: 'Example',
    wolf: 'Your own machine, which receives every request that is sent to it:',
  },
};
const t = texts[language];

const views = {
  form: (count) => `<header>${t.shop}</header>
<h1>${t.title}</h1>
<p>${t.count}: <strong>${count}</strong></p>
<p>${t.how} <code>POST /orders</code>. ${t.example}:</p>
<pre>&lt;order&gt;&lt;book&gt;Số đỏ&lt;/book&gt;&lt;/order&gt;</pre>
<p>${t.wolf} <a href="http://webwolf/">webwolf</a></p>`,
};
