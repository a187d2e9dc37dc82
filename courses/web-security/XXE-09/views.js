const texts = {
  vi: {
    shop: 'Nhà sách',
    comments: 'Nhận xét',
    yours: 'Nhận xét của bạn',
    send: 'Gửi',
  },
  en: {
    shop: 'Bookshop',
    comments: 'Comments',
    yours: 'Your comment',
    send: 'Send',
  },
};
const t = texts[language];

const views = {
  book: (comments) => `<header>${t.shop}</header>
<h1>${escapeHtml(data.title)}</h1>
<h2>${t.comments}</h2>
<ul>${comments.map((text) => `<li>${escapeHtml(text)} (${text.length})</li>`).join('')}</ul>
<form method="post" action="/comments">
  <label>${t.yours} <input name="text"></label>
  <button>${t.send}</button>
</form>`,
};
