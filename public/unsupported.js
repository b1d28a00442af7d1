// For browsers that know no modules, and so none of the site: they may not know the notice's style sheet either.
(function (notice) {
  if (notice) notice.removeAttribute('hidden');
})(document.getElementById('unsupported'));
