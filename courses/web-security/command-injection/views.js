const texts = {
  vi: {
    shop: 'Nhà sách · Trợ giúp cho quầy',
    title: 'Trợ giúp',
    file: 'Tệp',
    show: 'Xem',
    word: 'Tìm chữ',
    search: 'Tìm',
  },
  en: {
    shop: 'Bookshop · Help for the counter',
    title: 'Help',
    file: 'File',
    show: 'View',
    word: 'Find text',
    search: 'Find',
  },
};
const t = texts[language];

const views = {
  help: (names, output) => `<header>${t.shop}</header>
<h1>${t.title}</h1>
<form method="post" action="/show">
  <label>${t.file} <select name="file">${names.map((name) => `<option>${escapeHtml(name)}</option>`).join('')}</select></label>
  <button>${t.show}</button>
</form>
<form method="post" action="/search">
  <label>${t.word} <input name="word"></label>
  <button>${t.search}</button>
</form>
${output ? `<pre>${escapeHtml(output)}</pre>` : ''}`,
};
